import type { ContactMessage } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import {
  decodeUtf8,
  formType,
  mediaType,
  type Outcome,
  readCapped,
  HttpError,
  respond,
} from './http.ts';
import { composeMail, idempotencyKey, sendMail } from './mail.ts';
import { parseForm, parseJson } from './message.ts';
import { clientAddress } from './rateLimit.ts';
import { allowedOrigins, type Env, missingSettings, readSettings } from './settings.ts';

const bodyCap = 16 * 1024;
/** For as long as the mail API itself remembers a key. */
const acceptedMs = 24 * 60 * 60 * 1000;

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
  const settings = readSettings(env);
  const mail = composeMail(message, settings);
  const key = await idempotencyKey(mail);

  const acceptedAt = dependencies.accepted.get(key);
  if (acceptedAt !== undefined && dependencies.now() - acceptedAt < acceptedMs)
    return { status: 200, code: 'sent' };

  const wait = dependencies.limiter.consume(
    clientAddress(request.headers),
    settings.rateLimit,
    dependencies.now(),
  );
  if (wait > 0) throw new HttpError(429, 'too_many_requests', { 'retry-after': String(wait) });

  if (!(await sendMail(mail, key, settings, dependencies)))
    throw new HttpError(502, 'mail_not_accepted');
  dependencies.accepted.set(key, dependencies.now());
  return { status: 200, code: 'sent' };
}

async function readMessage(request: Request, dependencies: Dependencies): Promise<ContactMessage> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== formType) {
    throw new HttpError(415, 'unsupported_media_type');
  }

  if (Number(request.headers.get('content-length')) > bodyCap)
    throw new HttpError(413, 'too_large');
  const signal = AbortSignal.timeout(dependencies.limits.body);
  const bytes = await readCapped(request.body, bodyCap, signal).catch(malformed);
  if (bytes === 'too_large') throw new HttpError(413, 'too_large');
  if (bytes === 'too_slow') throw new HttpError(408, 'too_slow');

  const message = parse(type, bytes);
  if (!message) throw new HttpError(422, 'invalid_message');
  return message;
}

function parse(type: string, bytes: Uint8Array): ContactMessage | undefined {
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
