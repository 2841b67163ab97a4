import { clientAddresses } from './clientAddress.ts';
import type { Dependencies } from './dependencies.ts';
import { reasonForError } from './failureReason.ts';
import { keyedHash } from './hash.ts';
import { HttpError } from './http.ts';
import type { ReceivedMessage } from './message.ts';
import type { Settings } from './settings.ts';
import { looksLikeSpam } from './suspicion.ts';

interface Acceptance {
  /** `known`: an identical message is waiting, or was delivered within the last 24 hours. */
  outcome: 'accepted' | 'known' | 'limited' | 'full';
  /** Seconds until the sender may try again, if the outcome is `limited`. Otherwise null. */
  retryAfter: number | null;
}

/** Stores a message in the database, or throws an `HttpError` with the reason. */
export async function accept(
  message: ReceivedMessage,
  headers: Headers,
  settings: Settings,
  { sql, now }: Dependencies,
): Promise<void> {
  const addresses = clientAddresses(headers, settings.clientAddressHeader);
  const senders = await Promise.all(
    addresses.map((address) => keyedHash(address, settings.mail.apiKey)),
  );
  const [row] = await sql<Acceptance>`
    select outcome, retry_after as "retryAfter"
    from contact.accept(${JSON.stringify(message)}, ${looksLikeSpam(message)}, ${senders},
      ${settings.rateLimit}, ${now()}::timestamptz)`.catch(refuse);
  if (row?.outcome === 'full') refuse('too many messages are waiting');
  if (row?.outcome === 'limited') {
    throw new HttpError(429, 'too_many_requests', {
      headers: { 'retry-after': String(row.retryAfter) },
    });
  }
}

function refuse(reason: unknown): never {
  const text = typeof reason === 'string' ? reason : reasonForError(reason);
  console.error(`A contact message was not stored (${text}).`);
  throw new HttpError(503, 'not_stored', { headers: { 'retry-after': '60' } });
}
