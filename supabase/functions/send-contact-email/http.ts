import { resultAnchors } from '../_shared/contract.ts';

/** How a request ends: the status, and a stable word that the page, the logs and the tests share. */
export interface Outcome {
  status: number;
  code: string;
  headers?: Record<string, string>;
}

/** A check that failed: it carries the answer. */
export class HttpError extends Error {
  readonly outcome: Outcome;

  constructor(status: number, code: string, headers?: Record<string, string>) {
    super(code);
    this.outcome = { status, code, headers };
  }
}

export const formType = 'application/x-www-form-urlencoded';

/** What supabase-js may send; a test holds this list against the one that supabase-js publishes. */
const allowedHeaders =
  'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage';

export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * The answer to an outcome. A form that was posted without script is a navigation: its sender needs
 * a page, not JSON, and goes back to the page that it came from. `origin` is never what the request
 * claims, only the entry of the allow-list that matched it.
 */
export function respond(outcome: Outcome, origin: string | undefined, isForm: boolean): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
    ...outcome.headers,
  });
  if (origin) headers.set('access-control-allow-origin', origin);

  if (origin && isForm) {
    const anchor = outcome.status === 200 ? resultAnchors.sent : resultAnchors.failed;
    headers.set('location', `${origin}/#${anchor}`);
    return new Response(null, { status: 303, headers });
  }
  if (outcome.status === 204) {
    headers.set('access-control-allow-methods', 'POST, OPTIONS');
    headers.set('access-control-allow-headers', allowedHeaders);
    headers.set('access-control-max-age', '7200');
    return new Response(null, { status: 204, headers });
  }
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ code: outcome.code }), { status: outcome.status, headers });
}

/** All bytes of a body, as long as they stay under the cap and arrive before the signal. */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  cap: number,
  signal: AbortSignal,
): Promise<Uint8Array | 'too_large' | 'too_slow'> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) return 'too_slow';
      if (done) return join(chunks, size);
      size += value.byteLength;
      if (size > cap) {
        stop();
        return 'too_large';
      }
      chunks.push(value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}

/** Strict: a byte that is not UTF-8 throws instead of becoming a replacement character. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
