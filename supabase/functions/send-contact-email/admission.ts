import type { ClientAddress } from './clientAddress.ts';
import { BoundedMap } from './memory.ts';
import type { ReceivedMessage } from './message.ts';
import { Budget, type Limits } from './rateLimit.ts';
import { looksLikeSpam, SimilarMessages } from './suspicion.ts';

/** Whether a message is sent now, and with which subject; or in how many seconds to try again. */
export type Decision = { isMarked: boolean } | { retryAfter: number };

/** As multiples of `RATE_LIMIT`. With 20, an instance sends at most 80 mails an hour: less than the
 * 100 a day of a free mail plan. */
const shares = {
  unmarked: { address: 1, network: 1.5, total: 2 },
  marked: { address: 0.25, network: 0.25, total: 0.5 },
  repeated: { address: 0.25, network: 0.5, total: 1.5 },
} satisfies Record<string, Limits>;

/** A person needs longer to press the button again; a program that retries by itself does not. */
const minRepeatMs = 3_000;

/**
 * Decides which messages are sent while more come than the mail API may take. Suspicion only marks.
 * When the budgets are used up, a message is refused once and passes when it is sent again: a person
 * is told to try again and does, a flood of ever new messages does not.
 */
export class Admission {
  readonly #unmarked = new Budget();
  readonly #marked = new Budget();
  readonly #repeated = new Budget();
  readonly #similar = new SimilarMessages();
  /** A message that failed later is not counted again when its visitor tries again. */
  readonly #admitted = new BoundedMap<Decision>(1_000);
  readonly #refused = new BoundedMap<{ at: number; isSuspicious: boolean }>(50_000);

  /** `rateLimit` is the number of messages an hour for one address; with 0 nothing is limited. */
  decide(
    key: string,
    message: ReceivedMessage,
    client: ClientAddress | undefined,
    rateLimit: number,
    now: number,
  ): Decision {
    const admitted = this.#admitted.get(key);
    if (admitted) return admitted;

    const refused = this.#refused.get(key);
    const isSuspicious =
      refused?.isSuspicious ??
      // Both are evaluated: a marked message counts among the similar ones too.
      [looksLikeSpam(message), this.#similar.add(message.projectDetails, now)].includes(true);
    const admit = (isMarked: boolean): Decision => {
      this.#admitted.set(key, { isMarked });
      return { isMarked };
    };

    if (rateLimit === 0) return admit(isSuspicious);
    const limits = (kind: keyof typeof shares) => scale(shares[kind], rateLimit);
    if (!isSuspicious && this.#unmarked.consume(client, limits('unmarked'), now)) {
      return admit(false);
    }
    if (this.#marked.consume(client, limits('marked'), now)) return admit(true);

    const repeatFrom = (refused?.at ?? now) + minRepeatMs;
    if (now >= repeatFrom && this.#repeated.consume(client, limits('repeated'), now)) {
      return admit(isSuspicious);
    }
    if (!refused) this.#refused.set(key, { at: now, isSuspicious });
    const wait = Math.max(
      repeatFrom - now,
      this.#repeated.waitFor(client, limits('repeated'), now),
    );
    return { retryAfter: Math.ceil(wait / 1000) };
  }
}

function scale(limits: Limits, factor: number): Limits {
  const times = (limit: number) => Math.max(1, Math.round(limit * factor));
  return {
    address: times(limits.address),
    network: times(limits.network),
    total: times(limits.total),
  };
}
