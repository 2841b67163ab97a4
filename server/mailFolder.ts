import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '../supabase/functions/send-contact-email/mail.ts';

/**
 * Returns a replacement for `fetch` on a machine without a mail service. It writes each mail to a
 * file that any mail program can open. Like the mail service, it responds with an id.
 */
export function createMailFolder(folder: string, onMail: (path: string) => void): typeof fetch {
  return async (_input, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    const path = join(folder, `${key.slice(0, 32)}.eml`);
    await writeMail(path, await compose(JSON.parse(init?.body as string) as Mail, key));
    onMail(path);
    return Response.json({ id: `outbox-${key.slice(0, 16)}` });
  };

  /** Renames the file when it is complete, so that no program opens an incomplete mail. */
  async function writeMail(path: string, mail: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.part`, mail);
    await rename(`${path}.part`, path);
  }
}

function compose(mail: Mail, key: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: mail.from,
    to: mail.to,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.text,
    // Text editors can show this encoding, and mail programs keep its line breaks.
    textEncoding: 'quoted-printable',
    newline: 'win',
    messageId: `<${key.slice(0, 32)}@outbox.invalid>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
