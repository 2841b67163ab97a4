import { accept } from './accept.ts';
import type { Dependencies } from './dependencies.ts';
import {
  decodeUtf8,
  formType,
  HttpError,
  mediaType,
  type Outcome,
  respond,
  withBody,
} from './http.ts';
import { invalidFields, parseForm, parseJson, readPage, type ReceivedMessage } from './message.ts';
import { readState } from './outbox.ts';
import { allowedOrigins, type Env, unusableSettings, readSettings } from './settings.ts';

/** Header with the secret for the scheduled call. This call starts a delivery. */
export const callTokenHeader = 'x-call-token';

/** Page to redirect to if the form was submitted without JavaScript: `/`, or `/ar` in Arabic. */
interface Reply {
  page?: string;
}

/** Checks a request and stores its contact message. A scheduled call starts a delivery instead. */
export async function handle(
  request: Request,
  env: Env,
  dependencies: Dependencies,
): Promise<Response> {
  const origin = allowedOrigins(env).find((allowed) => allowed === request.headers.get('origin'));
  const isForm = request.method === 'POST' && mediaType(request) === formType;
  const reply: Reply = { page: isForm ? '/' : undefined };
  const outcome = await processRequest(request, env, dependencies, origin, reply).catch(toOutcome);
  // If the body stays unread, the next request on the same connection hangs.
  if (request.body && !request.bodyUsed) void request.body.cancel().catch(() => {});
  return respond(outcome, origin, reply.page);
}

async function processRequest(
  request: Request,
  env: Env,
  dependencies: Dependencies,
  origin: string | undefined,
  reply: Reply,
): Promise<Outcome> {
  const missing = unusableSettings(env);
  if (missing.length > 0) {
    console.error(
      `The contact function is not configured: ${missing.join(', ')} missing or malformed.`,
    );
    throw new HttpError(500, 'not_configured');
  }
  const token = request.headers.get(callTokenHeader);
  if (token !== null) return processScheduledCall(token, dependencies);
  // Every browser sends an Origin header with a POST, so a request without the header is refused.
  if (!origin) throw new HttpError(403, 'origin_not_allowed');
  if (request.method === 'OPTIONS') return { status: 204, code: 'preflight' };
  if (request.method !== 'POST') {
    throw new HttpError(405, 'method_not_allowed', { headers: { allow: 'POST, OPTIONS' } });
  }
  const type = mediaType(request);
  if (type !== 'application/json' && type !== formType) {
    throw new HttpError(415, 'unsupported_media_type');
  }
  await withBody(request, dependencies.bodies, (bytes) =>
    accept(readMessage(bytes, type, reply), request.headers, readSettings(env), dependencies),
  );
  dependencies.startDelivery();
  return { status: 200, code: 'sent' };
}

/** Starts a delivery. Returns the number of waiting messages and the age of the oldest. */
async function processScheduledCall(token: string, dependencies: Dependencies): Promise<Outcome> {
  const { sql, now, startDelivery } = dependencies;
  const [row] = await sql`select from contact.delivery where call_token = ${token}`;
  if (!row) throw new HttpError(403, 'token_not_valid');
  const details = await readState(sql, now());
  startDelivery();
  return { status: 200, code: 'delivering', details };
}

function readMessage(bytes: ArrayBuffer, type: string, reply: Reply): ReceivedMessage {
  let message: ReceivedMessage;
  try {
    const text = decodeUtf8(bytes);
    if (type === formType) reply.page = readPage(text);
    message = type === formType ? parseForm(text) : parseJson(text);
  } catch {
    throw new HttpError(400, 'malformed');
  }
  const fields = invalidFields(message);
  if (fields.length > 0) throw new HttpError(422, 'invalid_message', { details: { fields } });
  return message;
}

/** An unexpected error may be a bug, so the response is 500 without details. */
function toOutcome(error: unknown): Outcome {
  if (error instanceof HttpError) return error.outcome;
  console.error(`The contact function failed: ${error instanceof Error ? error.name : 'unknown'}.`);
  return { status: 500, code: 'internal_error' };
}
