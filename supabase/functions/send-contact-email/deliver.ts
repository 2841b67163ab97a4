import type { Dependencies } from './dependencies.ts';
import { reasonForError } from './failureReason.ts';
import { composeMail } from './mail.ts';
import { callMailService } from './mailService.ts';
import { createOutbox } from './outbox.ts';
import { type Env, readSettings } from './settings.ts';

/**
 * After this time, a delivery starts no further mail, because its lease (the exclusive right to send
 * mails) ends after 2 minutes. One mail can take 44 s: a database statement (17 s), the mail service
 * call (10 s), then another statement.
 */
const deliveryMs = 75_000;

/**
 * Sends waiting messages by mail until no message is due. Does nothing while another delivery has
 * the lease. No database transaction is open during a call to the mail service.
 */
export async function deliver(env: Env, dependencies: Dependencies): Promise<void> {
  const { sql, fetch, now, sleep, callIntervalMs } = dependencies;
  const { mail: service, mailsPerHour, keepDays } = readSettings(env);
  const outbox = createOutbox(sql, now);
  const startMs = now();

  /** Sends the next mail. Returns whether the delivery may send another one. */
  async function sendNextMail(): Promise<boolean> {
    const messages = await outbox.readMail(mailsPerHour, startMs);
    if (!messages[0]) return false;
    const { mailKey } = messages[0];
    const mail = composeMail(messages, service);
    const result = await callMailService(service, mailKey, JSON.stringify(mail), fetch);
    const { outcome, reason, waitMs } = result;
    if (outcome !== 'taken') {
      console.error(`The mail service did not accept a contact mail (${reason}).`);
    }
    if (outcome === 'taken') await outbox.markDelivered(mailKey, keepDays);
    else if (outcome === 'failed') await outbox.pause(mailKey, waitMs);
    // The service may have refused the visitor's address.
    else if (mail.reply_to) await outbox.omitReplyTo(mailKey);
    else await outbox.markRefused(mailKey);
    return outcome !== 'failed';
  }

  if (!(await outbox.take(keepDays))) return;
  try {
    while (now() - startMs < deliveryMs && (await sendNextMail())) await sleep(callIntervalMs);
  } finally {
    await outbox.end();
  }
}

/**
 * Returns a function that starts a delivery. Only one delivery runs at a time in this process. If
 * the function is called several times during a delivery, only one more delivery follows.
 */
export function createDeliverer(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= last = last.then(() => {
      next = undefined;
      return run().catch((error: unknown) => {
        console.error(`Contact messages are waiting (${reasonForError(error)}).`);
      });
    }));
}
