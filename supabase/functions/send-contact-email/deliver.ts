import type { Dependencies } from './dependencies.ts';
import { reasonForError } from './failureReason.ts';
import { composeMail, markAsRepeat, removeReplyTo } from './mail.ts';
import { callMailService, type CallResult } from './mailService.ts';
import { createOutbox, type StoredMail } from './outbox.ts';
import { type Env, readSettings } from './settings.ts';

/**
 * After this time, a delivery makes no further call. The lease of a delivery is 2 minutes, and the
 * last call takes up to 10 s.
 */
const deliveryMs = 100_000;
/**
 * The mail service forgets an idempotency key after 24 hours. An older mail therefore gets a new
 * key, and a first line which says that the mail may arrive twice.
 */
const keyLifetimeMs = 23 * 60 * 60 * 1000;

/**
 * Sends waiting messages by mail until no message is due. Does nothing while another deliverer has
 * the lease. No transaction is open while the mail service is called.
 */
export async function deliver(env: Env, dependencies: Dependencies): Promise<void> {
  const { sql, fetch, now, sleep, callIntervalMs } = dependencies;
  const { mail: service, mailsPerHour } = readSettings(env);
  const outbox = createOutbox(sql, now);
  const startMs = now();

  /** Returns the next mail. Its text and its key are already stored in the database. */
  async function nextMail(): Promise<StoredMail | undefined> {
    const mail = await outbox.readMail();
    if (!mail) {
      const messages = await outbox.readMessages(mailsPerHour, startMs);
      if (!messages[0]) return undefined;
      const body = JSON.stringify(composeMail(messages, service));
      const hashes = messages.map(({ hash }) => hash);
      await outbox.write(body, messages[0].isDigest, hashes);
    } else if (now() - mail.writtenMs > keyLifetimeMs) {
      await outbox.rewrite(mail.key, markAsRepeat(mail.body));
    } else {
      return mail;
    }
    return outbox.readMail();
  }

  function send({ key, body, isWithoutReplyTo }: StoredMail): Promise<CallResult> {
    const bytes = isWithoutReplyTo ? removeReplyTo(body) : body;
    return callMailService(service, key, bytes, fetch);
  }

  /** Stores the outcome of an attempt. Returns whether the service can be called again. */
  async function record(mail: StoredMail, result: CallResult): Promise<boolean> {
    const { outcome, reason, waitMs } = result;
    if (outcome !== 'taken') console.error(`A contact mail was not taken (${reason}).`);
    const { key, body, isWithoutReplyTo } = mail;
    const hasReplyTo = removeReplyTo(body) !== body;
    const isAddressRefused = outcome === 'refused' && !isWithoutReplyTo;
    if (outcome === 'taken') await outbox.markDelivered(key);
    // With "known key", the service has already taken the mail's other version (with or without
    // `reply_to`), but the answer was lost. The next call sends that version to get the answer.
    else if (hasReplyTo && (isAddressRefused || outcome === 'known key')) {
      await outbox.toggleReplyTo(key);
    } else if (outcome === 'refused') await outbox.markRefused(key);
    else {
      await outbox.pause(waitMs);
      return false;
    }
    return true;
  }

  if (!(await outbox.take())) return;
  try {
    while (now() - startMs < deliveryMs) {
      const mail = await nextMail();
      const callMs = now();
      if (!mail || !(await record(mail, await send(mail)))) break;
      await sleep(Math.max(0, callMs + callIntervalMs - now()));
    }
  } finally {
    await outbox.end();
  }
}

/**
 * Returns a function that starts a delivery. In this process, deliveries run one after the other.
 * All calls during a delivery together start only one more delivery.
 */
export function createDeliverer(run: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () =>
    (next ??= last =
      last.then(() => {
        next = undefined;
        return run().catch((error: unknown) => {
          console.error(`Contact messages wait (${reasonForError(error)}).`);
        });
      }));
}
