import {
  decodeUtf8,
  formType,
  mediaType,
  type Outcome,
  readCapped,
  Refusal,
  respond,
} from './http.ts';
import { composeMail, idempotencyKey, sendMail } from './mail.ts';
import { BoundedMap } from './memory.ts';
import { type ContactMessage, parseForm, parseJson } from './message.ts';
import { clientAddress, RateLimiter } from './rateLimit.ts';
import { allowedOrigins, type Env, missingSettings, readSettings } from './settings.ts';

/** All that the handler needs from the world; whoever hosts it may replace any of it. */
export interface Doors {
  fetch: typeof fetch;
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  /** In milliseconds: reading the request, one try of the mail API, all tries together. */
  limits: { body: number; try: number; send: number };
  limiter: RateLimiter;
  /** When each mail was taken, by its key: a repeat is thanked again without another call. */
  taken: BoundedMap<number>;
}

/** Together the limits stay under the 20 s that the page waits: 5 s for the body and 12 s for the mail. */
export function openDoors(replaced: Partial<Doors> = {}): Doors {
  return {
    fetch: (input, init) => fetch(input, init),
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    limits: { body: 5_000, try: 5_000, send: 12_000 },
    limiter: new RateLimiter(),
    taken: new BoundedMap(1_000),
    ...replaced,
  };
}

const bodyCap = 16 * 1024;
/** For as long as the mail API itself remembers a key. */
const takenMs = 24 * 60 * 60 * 1000;

/** The contact form's function: the gates in order, then the mail. It runs wherever Web APIs do. */
export async function handle(request: Request, env: Env, doors: Doors): Promise<Response> {
  const origin = allowedOrigins(env).find((allowed) => allowed === request.headers.get('origin'));
  const isForm = request.method === 'POST' && mediaType(request) === formType;
  const outcome = await passGates(request, env, doors, origin).catch(toOutcome);
  // A body that no gate read is let go: the connection is wanted for the next request.
  if (request.body && !request.bodyUsed) void request.body.cancel().catch(() => {});
  return respond(outcome, origin, isForm);
}

async function passGates(
  request: Request,
  env: Env,
  doors: Doors,
  origin: string | undefined,
): Promise<Outcome> {
  const missing = missingSettings(env);
  if (missing.length > 0) {
    console.error(`The contact function is not configured: ${missing.join(', ')} missing.`);
    throw new Refusal(500, 'not_configured');
  }
  // A missing Origin is refused too: every browser sends one with a POST, and the rest can name one.
  if (!origin) throw new Refusal(403, 'origin_not_allowed');
  if (request.method === 'OPTIONS') return { status: 204, code: 'preflight' };
  if (request.method !== 'POST') {
    throw new Refusal(405, 'method_not_allowed', { allow: 'POST, OPTIONS' });
  }

  const message = await readMessage(request, doors);
  const settings = readSettings(env);
  const mail = composeMail(message, settings);
  const key = await idempotencyKey(mail);

  const takenAt = doors.taken.get(key);
  if (takenAt !== undefined && doors.now() - takenAt < takenMs)
    return { status: 200, code: 'sent' };

  const wait = doors.limiter.charge(
    clientAddress(request.headers),
    settings.rateLimit,
    doors.now(),
  );
  if (wait > 0) throw new Refusal(429, 'too_many_requests', { 'retry-after': String(wait) });

  if (!(await sendMail(mail, key, settings, doors))) throw new Refusal(502, 'mail_not_accepted');
  doors.taken.set(key, doors.now());
  return { status: 200, code: 'sent' };
}

async function readMessage(request: Request, doors: Doors): Promise<ContactMessage> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== formType) {
    throw new Refusal(415, 'unsupported_media_type');
  }

  if (Number(request.headers.get('content-length')) > bodyCap) throw new Refusal(413, 'too_large');
  const signal = AbortSignal.timeout(doors.limits.body);
  const bytes = await readCapped(request.body, bodyCap, signal).catch(malformed);
  if (bytes === 'too_large') throw new Refusal(413, 'too_large');
  if (bytes === 'too_slow') throw new Refusal(408, 'too_slow');

  const message = parse(type, bytes);
  if (!message) throw new Refusal(422, 'invalid_message');
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
  throw new Refusal(400, 'malformed');
}

/** Whatever else goes wrong is ours, and is told as such: never as success, never with its details. */
function toOutcome(error: unknown): Outcome {
  if (error instanceof Refusal) return error.outcome;
  console.error(`The contact function failed: ${error instanceof Error ? error.name : 'unknown'}.`);
  return { status: 500, code: 'internal_error' };
}
