import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished, vi } from 'vitest';

const folder = '.outbox';

/** Waits until a mail in the outbox contains the words, and returns all such mails. */
export async function mailsAbout(words: string): Promise<Email[]> {
  return vi.waitFor(async () => {
    const mails = await readMails(words);
    if (mails.length === 0) throw new Error('No mail in the outbox contains these words.');
    return mails;
  }, 20_000);
}

async function readMails(words: string): Promise<Email[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails: Email[] = [];
  for (const file of files) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)));
    if (!mail.text?.includes(words)) continue;
    mails.push(mail);
    onTestFinished(() => rm(join(folder, file), { force: true }));
  }
  return mails;
}
