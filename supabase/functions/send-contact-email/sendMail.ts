import type { Dependencies, SendResult } from './dependencies.ts';
import { knownApiError, reasonForError } from './failureReason.ts';
import { decodeUtf8, readCapped } from './http.ts';
import { composeMail, type Mail, type MailVariant } from './mail.ts';
import type { ReceivedMessage } from './message.ts';
import type { MailService, Settings } from './settings.ts';

/** The result of one call. `reason` goes to the log, so it holds nothing of the mail or of the key. */
type CallResult =
  | { id: string }
  | { reason: string; status?: number; name?: string; retryable: boolean; waitMs?: number };

const retryDelaysMs = [300, 900];
const answerCap = 64 * 1024;
/** A call has at least this long, or it does not start. */
const minCallMs = 1_000;
const quotaErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded']);

/**
 * Hands a message to the mail service, and to the second one when the first did not take it. `sent`
 * means that a service answered with an id. `key` stands for the message, however its mail is written.
 */
export async function sendMail(
  message: ReceivedMessage,
  key: string,
  isMarked: boolean,
  settings: Settings,
  dependencies: Dependencies,
): Promise<SendResult> {
  const { first, second } = settings;
  const end = dependencies.now() + dependencies.limits.send;
  const send = (service: MailService, variant: MailVariant, deadline: number) =>
    sendWithRetries({ message, key, settings, dependencies, service, variant, deadline, end });

  // The second service needs the time of one call.
  const firstDeadline = second ? end - dependencies.limits.try : end;
  const result = await send(first, { isMarked }, firstDeadline);
  if (result !== 'failed' || !second) return result;
  return send(second, { isMarked, isBySecondService: true }, end);
}

interface Sending {
  message: ReceivedMessage;
  key: string;
  settings: Settings;
  dependencies: Dependencies;
  service: MailService;
  variant: MailVariant;
  /** When the last retry of this service has to be over. */
  deadline: number;
  /** When the visitor has to have an answer. */
  end: number;
}

/** Up to three tries of one service. A retry is safe: the API answers a key that it knows with the id. */
async function sendWithRetries(sending: Sending): Promise<SendResult> {
  const { message, key, settings, dependencies, service, deadline, end } = sending;
  const { now, sleep, queue, limits } = dependencies;
  const { isBySecondService } = sending.variant;
  let { variant } = sending;
  let retries = 0;
  const others = otherVariants(variant);

  const fail = (reason: string, calls: number): SendResult => {
    const name = isBySecondService ? 'second mail service; ' : '';
    console.error(`A contact message was not sent (${name}${reason}; calls: ${calls}).`);
    return calls === 0 ? 'busy' : 'failed';
  };

  for (let calls = 1; ; calls += 1) {
    const mail = composeMail(message, service.from, settings.to, variant);
    // The call follows its slot at once, so that the pause between two calls is kept.
    const slot = queue.reserve(now(), end - minCallMs);
    if (slot === undefined) return fail('queue full', calls - 1);
    if (slot > 0) await sleep(slot);

    const left = Math.min(end - now(), Math.max(minCallMs, deadline - now()));
    // A whole number: `AbortSignal.timeout` takes no other.
    const limitMs = Math.floor(Math.max(0, Math.min(limits.try, left)));
    const result = await callMailApi(service, mail, key, limitMs, dependencies.fetch);
    if ('id' in result) return 'sent';

    const next = nextVariant(result, mail, others);
    if (next) {
      variant = next;
      continue;
    }
    const delay = retryDelaysMs[retries];
    const wait = Math.max(delay ?? 0, result.waitMs ?? 0);
    if (!result.retryable || delay === undefined || now() + wait >= deadline) {
      return fail(result.reason, calls);
    }
    retries += 1;
    await sleep(wait);
  }
}

/** Every other way in which the mail of the same message may have been written. */
function otherVariants(variant: MailVariant): MailVariant[] {
  const isMarked = !variant.isMarked;
  return [
    { ...variant, isReplyRefused: true },
    { ...variant, isMarked },
    { ...variant, isMarked, isReplyRefused: true },
  ];
}

/** How to write the mail for the next call, when the answer says that this one will never do. */
function nextVariant(
  result: { status?: number; name?: string },
  mail: Mail,
  others: MailVariant[],
): MailVariant | undefined {
  const isReplyRefused = [400, 422].includes(result.status ?? 0) && mail.reply_to !== undefined;
  // The service has sent this message in other words, and answers those with the id.
  const isOtherMail = result.name === 'invalid_idempotent_request';
  return isReplyRefused || isOtherMail ? others.shift() : undefined;
}

async function callMailApi(
  service: MailService,
  mail: Mail,
  key: string,
  limitMs: number,
  fetch: Dependencies['fetch'],
): Promise<CallResult> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(service.apiUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(mail),
      // Following would carry the visitor's words, and perhaps the key, to a host that nobody chose.
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (response.ok) {
      const id = readId(await readJson(response, signal));
      // An answer without an id proves nothing: a proxy's page, or one that broke off.
      return id ? { id } : { reason: 'answer without an id', retryable: true };
    }
    const name = knownApiError(await readRefusal(response, signal));
    const isQuota = name !== undefined && quotaErrors.has(name);
    const retryable = !isQuota && ([408, 409, 429].includes(status) || status >= 500);
    const reason = name ? `status ${status} ${name}` : `status ${status}`;
    return { reason, status, name, retryable, waitMs: retryAfter(response) };
  } catch (error) {
    return { reason: reasonForError(error), retryable: true };
  }
}

/** Only a refusal of the API itself names its reason; a gateway's page is not waited for. */
async function readRefusal(response: Response, signal: AbortSignal): Promise<unknown> {
  if (response.status < 500) {
    const answer = await readJson(response, signal).catch(() => undefined);
    return answer;
  }
  void response.body?.cancel().catch(() => {});
  return undefined;
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  const bytes = await readCapped(response.body, answerCap, signal);
  if (typeof bytes === 'string') return undefined;
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch {
    return undefined;
  }
}

function readId(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'string' && answer.id !== '' ? answer.id : undefined;
}

function retryAfter(response: Response): number | undefined {
  const seconds = response.headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
