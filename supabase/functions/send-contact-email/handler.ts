import { clientAddress } from './clientAddress.ts';
import type { Dependencies, SendResult } from './dependencies.ts';
import {
  decodeUtf8,
  formType,
  HttpError,
  mediaType,
  type Outcome,
  readCapped,
  respond,
} from './http.ts';
import { composeMail, idempotencyKey } from './mail.ts';
import { parseForm, parseJson, type ReceivedMessage } from './message.ts';
import { sendMail } from './sendMail.ts';
import { allowedOrigins, type Env, missingSettings, readSettings } from './settings.ts';

/** A wall for machines: 170,000 Arabic characters in a form, 340,000 Chinese ones in JSON. */
const bodyCap = 1024 * 1024;
/** For as long as the mail API itself remembers a key. */
const acceptedMs = 24 * 60 * 60 * 1000;
/** How long the visitors ahead may take until the queue has room again. */
const busySeconds = '12';

/** The contact form's function: the checks in their order, then the mail. It needs Web APIs only. */
export async function handle(
  request: Request,
  env: Env,
  dependencies: Dependencies,
): Promise<Response> {
  const origin = allowedOrigins(env).find((allowed) => allowed === request.headers.get('origin'));
  const isForm = request.method === 'POST' && mediaType(request) === formType;
  const outcome = await processRequest(request, env, dependencies, origin).catch(toOutcome);
  // An unread body would block the connection for the next request.
  if (request.body && !request.bodyUsed) void request.body.cancel().catch(() => {});
  return respond(outcome, origin, isForm);
}

async function processRequest(
  request: Request,
  env: Env,
  dependencies: Dependencies,
  origin: string | undefined,
): Promise<Outcome> {
  const missing = missingSettings(env);
  if (missing.length > 0) {
    console.error(`The contact function is not configured: ${missing.join(', ')} missing.`);
    throw new HttpError(500, 'not_configured');
  }
  // A missing Origin is refused too: every browser sends one with a POST.
  if (!origin) throw new HttpError(403, 'origin_not_allowed');
  if (request.method === 'OPTIONS') return { status: 204, code: 'preflight' };
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', { allow: 'POST, OPTIONS' });
  }

  const message = await readMessage(request, dependencies);
  const result = await sendOnce(message, request, env, dependencies);
  if (result === 'busy') throw new HttpError(503, 'overloaded', { 'retry-after': busySeconds });
  if (result === 'failed') throw new HttpError(502, 'mail_not_accepted');
  return { status: 200, code: 'sent' };
}

/** One message is one mail: what was accepted is not sent again, and what is on its way is shared. */
async function sendOnce(
  message: ReceivedMessage,
  request: Request,
  env: Env,
  dependencies: Dependencies,
): Promise<SendResult> {
  const { accepted, admission, inFlight, now } = dependencies;
  const settings = readSettings(env);
  const key = await idempotencyKey(composeMail(message, settings.first.from, settings.to));

  const acceptedAt = accepted.get(key);
  if (acceptedAt !== undefined && now() - acceptedAt < acceptedMs) return 'sent';
  const running = inFlight.get(key);
  if (running) return running;

  const client = clientAddress(request.headers, settings.clientAddressHeader);
  const decision = admission.decide(key, message, client, settings.rateLimit, now());
  if ('retryAfter' in decision) {
    const headers = { 'retry-after': String(decision.retryAfter) };
    throw new HttpError(429, 'too_many_requests', headers);
  }
  const sending = sendMail(message, key, decision.isMarked, settings, dependencies);
  inFlight.set(key, sending);
  try {
    const result = await sending;
    if (result === 'sent') accepted.set(key, now());
    return result;
  } finally {
    inFlight.delete(key);
  }
}

async function readMessage(request: Request, dependencies: Dependencies): Promise<ReceivedMessage> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== formType) {
    throw new HttpError(415, 'unsupported_media_type');
  }

  if (Number(request.headers.get('content-length')) > bodyCap)
    throw new HttpError(413, 'too_large');
  const { body, formBody } = dependencies.limits;
  const signal = AbortSignal.timeout(type === formType ? formBody : body);
  const bytes = await readCapped(request.body, bodyCap, signal).catch(malformed);
  if (bytes === 'too_large') throw new HttpError(413, 'too_large');
  if (bytes === 'too_slow') throw new HttpError(408, 'too_slow');

  const message = parse(type, bytes);
  if (!message) throw new HttpError(422, 'invalid_message');
  return message;
}

function parse(type: string, bytes: Uint8Array): ReceivedMessage | undefined {
  try {
    const text = decodeUtf8(bytes);
    return type === formType ? parseForm(text) : parseJson(text);
  } catch {
    return malformed();
  }
}

function malformed(): never {
  throw new HttpError(400, 'malformed');
}

/** Any other error is our own fault: the answer is a failure and shows no details. */
function toOutcome(error: unknown): Outcome {
  if (error instanceof HttpError) return error.outcome;
  console.error(`The contact function failed: ${error instanceof Error ? error.name : 'unknown'}.`);
  return { status: 500, code: 'internal_error' };
}
