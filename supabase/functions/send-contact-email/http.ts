import { maxBodyBytes, resultAnchors } from '../_shared/contract.ts';
import type { Dependencies } from './dependencies.ts';

/** Result of a request: an HTTP status, and a fixed code for the page and the tests. */
export interface Outcome {
  status: number;
  /** Additional JSON, such as the names of invalid fields or the number of waiting messages. */
  details?: object;
  code: string;
  headers?: Record<string, string>;
}

/** An error for a failed check. It contains the data for the response. */
export class HttpError extends Error {
  readonly outcome: Outcome;

  constructor(status: number, code: string, more: Partial<Outcome> = {}) {
    super(code);
    this.outcome = { status, code, ...more };
  }
}

export const formType = 'application/x-www-form-urlencoded';

/** Headers that supabase-js may send. A test compares this list with the one in supabase-js. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage';

export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * Returns the response for an outcome. Without JavaScript, submitting the form is a navigation, so
 * the response is a redirect to the page instead of JSON.
 * @param origin the matching entry in the allow-list, never the value of the request header.
 * @param page path of the page whose form was submitted without JavaScript.
 */
export function respond(outcome: Outcome, origin: string | undefined, page?: string): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
    ...outcome.headers,
  });
  if (origin) headers.set('access-control-allow-origin', origin);

  if (origin && page) {
    const anchor = outcome.status === 200 ? resultAnchors.sent : resultAnchors.failed;
    headers.set('location', `${origin}${page}#${anchor}`);
    return new Response(null, { status: 303, headers });
  }
  if (outcome.status === 204) {
    headers.set('access-control-allow-methods', 'POST, OPTIONS');
    headers.set('access-control-allow-headers', allowedHeaders);
    headers.set('access-control-max-age', '7200');
    return new Response(null, { status: 204, headers });
  }
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ code: outcome.code, ...outcome.details });
  return new Response(body, { status: outcome.status, headers });
}

/** The function always reads a body up to this size, even if other bodies fill the memory. */
const alwaysRead = 64 * 1024;
const heldCap = 16 * 1024 * 1024;

/**
 * Reads a request's body and passes it to `use`. Counts the received bytes, because the declared
 * length may be wrong. `heldBytes` includes the body while it is in memory: until `use` ends.
 */
export async function withBody(
  request: Request,
  bodies: Dependencies['bodies'],
  use: (bytes: ArrayBuffer) => Promise<void>,
): Promise<void> {
  const tooLarge = new HttpError(413, 'too_large');
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLarge;
  const isForm = mediaType(request) === formType;
  const slow = new AbortController();
  const abort = () => slow.abort();
  const wholeTimer = setTimeout(abort, isForm ? bodies.formMs : bodies.jsonMs);
  let silenceTimer = setTimeout(abort, bodies.silenceMs);
  let size = 0;
  try {
    const receive = (bytes: number) => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(abort, bodies.silenceMs);
      size += bytes;
      bodies.heldBytes += bytes;
      if (size > maxBodyBytes) throw tooLarge;
      if (size > alwaysRead && bodies.heldBytes > heldCap) {
        throw new HttpError(503, 'overloaded', { headers: { 'retry-after': '5' } });
      }
    };
    const bytes = await readChunks(request.body, slow.signal, receive)
      .catch((error: unknown) => {
        if (slow.signal.aborted) throw new HttpError(408, 'too_slow');
        throw error instanceof HttpError ? error : new HttpError(400, 'malformed');
      })
      .finally(() => {
        clearTimeout(wholeTimer);
        clearTimeout(silenceTimer);
      });
    await use(bytes);
  } finally {
    bodies.heldBytes -= size;
  }
}

/** Reads a body unless the signal aborts. `onChunk` gets the size of each chunk and may throw. */
export function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  signal: AbortSignal,
  onChunk: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onChunk(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter, { signal })).arrayBuffer();
}

/** Throws if the bytes are not valid UTF-8. By default, `TextDecoder` replaces invalid bytes. */
export function decodeUtf8(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
