import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '../supabase/functions/send-contact-email/mail.ts';

const draftEnding = '.part';
/** A server beside this one may be writing a younger draft. */
const abandonedMs = 60_000;

/**
 * Stands for the mail API where nobody has an account: a `fetch` that writes each mail to a folder
 * as a file that any mail program opens, and answers an id as the API does.
 */
export function createOutbox(folder: string, onMail: (path: string) => void): typeof fetch {
  removeAbandonedDrafts(folder);
  // Two requests with one key at the same moment share the one write.
  const writing = new Map<string, Promise<string>>();

  return async (_input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    if (!/^[0-9a-f]{64}$/.test(key) || typeof init?.body !== 'string') {
      return Response.json({ name: 'validation_error' }, { status: 422 });
    }
    const mail = JSON.parse(init.body) as Mail;
    const write = writing.get(key) ?? writeOnce(folder, key, mail);
    writing.set(key, write);
    try {
      onMail(await write);
    } finally {
      writing.delete(key);
    }
    return Response.json({ id: `outbox-${key.slice(0, 16)}` });
  };
}

/** What a process left that was killed while it wrote. */
function removeAbandonedDrafts(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(draftEnding))) {
    const path = join(folder, name);
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - writtenAt > abandonedMs) rmSync(path, { force: true });
  }
}

async function writeOnce(folder: string, key: string, mail: Mail): Promise<string> {
  const path = join(folder, `${key.slice(0, 32)}.eml`);
  if (existsSync(path)) return path;
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  // Renamed into place, so that whoever watches the folder never reads half a mail.
  const draft = `${path}.${randomUUID()}${draftEnding}`;
  try {
    await writeFile(draft, await compose(mail, key));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}

function compose(mail: Mail, key: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.text,
    // Kept readable in a plain editor, and never re-flowed by the reader.
    textEncoding: 'quoted-printable',
    newline: 'win',
    messageId: `<${key.slice(0, 32)}@outbox.invalid>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
