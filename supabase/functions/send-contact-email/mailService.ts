import { apiErrorName, reasonForError } from './failureReason.ts';
import { decodeUtf8, readChunks } from './http.ts';

/**
 * Outcome of a call to the mail service.
 * - `taken`: the service accepted the mail, now or in an earlier call with the same idempotency key.
 * - `refused`: the service does not accept a mail with this content.
 * - `failed`: the service may accept the mail later, or its response was lost.
 */
export interface CallResult {
  outcome: 'taken' | 'refused' | 'failed';
  /** Reason for the log, without any text from the mail and without the API key. */
  reason: string;
  /** Time to wait before the next call, if the service requests it. Otherwise 0. */
  waitMs: number;
}

const callLimitMs = 10_000;
const answerCap = 64 * 1024;
/** Errors that a wrong setting causes. Their outcome is `failed` instead of `refused`. */
const settingErrors = new Set(['invalid_from_address', 'missing_api_key']);

/** Sends a mail through a service that has Resend's API. */
export async function callMailService(
  { apiUrl, apiKey }: { apiUrl: string; apiKey: string },
  key: string,
  body: string,
  fetch: typeof globalThis.fetch,
): Promise<CallResult> {
  const signal = AbortSignal.timeout(callLimitMs);
  try {
    const response = await fetch(apiUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
      // A redirect would send the visitor's text, and perhaps the API key, to an unknown host.
      redirect: 'manual',
      signal,
    });
    return toResult(response, await readJson(response, signal));
  } catch (error) {
    return { outcome: 'failed', reason: reasonForError(error), waitMs: 0 };
  }
}

function toResult({ ok, status, headers }: Response, answer: unknown): CallResult {
  const seconds = headers.get('retry-after') ?? '';
  const waitMs = /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : 0;
  // A response without an id may be from a proxy.
  if (ok)
    return { outcome: hasId(answer) ? 'taken' : 'failed', reason: 'answer without an id', waitMs };

  const name = apiErrorName(answer);
  const reason = name ? `status ${status} ${name}` : `status ${status}`;
  // The service has a mail with this key, but its response to an earlier call was lost. Since then,
  // the mail has changed, for example because `MAIL_FROM` was corrected.
  if (name === 'invalid_idempotent_request') return { outcome: 'taken', reason, waitMs };
  // A 403 without an error name comes from a firewall, which may object to the text of this mail.
  const isBlocked = status === 403 && !name;
  const isRefused = [400, 413, 422].includes(status) && !settingErrors.has(name ?? '');
  return { outcome: isRefused || isBlocked ? 'refused' : 'failed', reason, waitMs };
}

/** Returns undefined for a response that is too long, incomplete or not JSON. */
async function readJson({ body }: Response, signal: AbortSignal): Promise<unknown> {
  let size = 0;
  try {
    const bytes = await readChunks(body, signal, (length) => {
      size += length;
      if (size > answerCap) throw new RangeError('The answer is too large.');
    });
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return undefined;
  }
}

function hasId(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false;
  return typeof answer.id === 'string' && answer.id !== '';
}
