import { globSync, readFileSync, rmSync } from 'node:fs';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished, vi } from 'vitest';

/** Waits for outbox mails with the words. Returns them, and deletes them after the test. */
export async function mailsAbout(words: string): Promise<Email[]> {
  const mails = await vi.waitFor(async () => {
    const reading = globSync('.outbox/*.eml').map(async (file) => ({
      file,
      ...(await PostalMime.parse(readFileSync(file))),
    }));
    const found = (await Promise.all(reading)).filter(({ text }) => text?.includes(words));
    if (found.length === 0) throw new Error('No mail in the outbox contains these words.');
    return found;
  }, 20_000);
  onTestFinished(() => mails.forEach(({ file }) => rmSync(file)));
  return mails;
}
