import type { Dependencies } from './dependencies.ts';
import { reasonForError } from './failureReason.ts';
import { composeMail, markAsRepeat, readdress, removeReplyTo } from './mail.ts';
import { callMailService, type CallResult } from './mailService.ts';
import { createOutbox, manyFailures, type StoredMail } from './outbox.ts';
import { type Env, readSettings } from './settings.ts';

/**
 * After this time, a delivery starts no further mail, because its lease (the exclusive right to send
 * mails) ends after 2 minutes. One mail can take 34 s: about four database statements (4 s each),
 * the mail service call (10 s), then one or two statements.
 */
const deliveryMs = 85_000;
/**
 * After 24 hours, the mail service forgets an idempotency key and may send an identical mail again.
 * So a mail older than 23 hours gets a new key, and a first line that warns of a repeat.
 */
const keyLifetimeMs = 23 * 60 * 60 * 1000;

/**
 * Sends waiting messages by mail until no message is due. Does nothing while another delivery has
 * the lease. No database transaction is open during a call to the mail service.
 */
export async function deliver(env: Env, dependencies: Dependencies): Promise<void> {
  const { sql, fetch, now, sleep, callIntervalMs } = dependencies;
  const { mail: service, mailsPerHour } = readSettings(env);
  const outbox = createOutbox(sql, now);
  const startMs = now();

  /** Returns the next mail to send. Its text and its key are already in the database. */
  async function nextMail(): Promise<StoredMail | undefined> {
    const mail = await outbox.readMail();
    if ((!mail || mail.failures >= manyFailures) && (await writeMail())) return nextMail();
    if (!mail) return undefined;
    const body = readdress(mail.body, service);
    const isKeyKnown = now() - mail.writtenMs <= keyLifetimeMs;
    if (isKeyKnown && body === mail.body) return mail;
    const isStored = await outbox.rewrite(mail.key, markAsRepeat(body));
    return isStored ? nextMail() : undefined;
  }

  /** Stores a mail with the messages that are due. Returns false if it has stored no mail. */
  async function writeMail(): Promise<boolean> {
    const messages = await outbox.readMessages(mailsPerHour, startMs);
    if (!messages[0]) return false;
    const body = JSON.stringify(composeMail(messages, service));
    const hashes = messages.map(({ hash }) => hash);
    return outbox.write(body, messages[0].isDigest, hashes);
  }

  function send({ key, body, isWithoutReplyTo }: StoredMail): Promise<CallResult> {
    const bytes = isWithoutReplyTo ? removeReplyTo(body) : body;
    return callMailService(service, key, bytes, fetch);
  }

  /** Stores the outcome of a call. Returns whether the delivery may call the service again. */
  async function record(mail: StoredMail, result: CallResult): Promise<boolean> {
    const { outcome, reason, waitMs } = result;
    if (outcome !== 'taken')
      console.error(`The mail service did not accept a contact mail (${reason}).`);
    const { key, body, isWithoutReplyTo } = mail;
    const hasReplyTo = removeReplyTo(body) !== body;
    if (outcome === 'taken') await outbox.markDelivered(key);
    else if (outcome === 'refused' && hasReplyTo && !isWithoutReplyTo) {
      await outbox.toggleReplyTo(key);
    } else if (outcome === 'refused') await outbox.markRefused(key);
    else {
      // "known key": the service accepted the mail's other version (with or without `reply_to`),
      // but its response was lost. The next call sends that version again to get the response.
      if (outcome === 'known key' && hasReplyTo) await outbox.toggleReplyTo(key);
      await outbox.pause(key, waitMs);
      return false;
    }
    return true;
  }

  if (!(await outbox.take())) return;
  try {
    while (now() - startMs < deliveryMs) {
      const mail = await nextMail();
      if (!mail || !(await record(mail, await send(mail)))) break;
      await sleep(callIntervalMs);
    }
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
    (next ??= last =
      last.then(() => {
        next = undefined;
        return run().catch((error: unknown) => {
          console.error(`Contact messages are waiting (${reasonForError(error)}).`);
        });
      }));
}
