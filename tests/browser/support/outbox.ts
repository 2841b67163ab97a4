import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished } from 'vitest';

const folder = '.outbox';

/** The mails in the outbox whose text holds these words, read as a mail program reads them. */
export async function mailsAbout(words: string): Promise<Email[]> {
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
