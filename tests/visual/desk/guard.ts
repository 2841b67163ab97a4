import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

/** What holds no data: anybody may have it, so that an address without a token can say what to do. */
export const openPaths = new Set(['/', '/desk.js', '/desk.css']);

/**
 * Why a request is refused, if it is. The desk writes to the working tree, so it answers its own page
 * alone: a page of another site knows neither the token nor how to be of this origin, and a name that
 * is made to point here is not this host.
 */
export function refusal({ method, url, headers }: Asked, token: string): string | undefined {
  if (headers.host !== url.host) return 'This is not the host that you asked for.';
  if (method !== 'GET' && method !== 'POST') return 'Only GET and POST are answered.';
  if (method === 'GET' && openPaths.has(url.pathname)) return undefined;

  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined ? method === 'POST' : origin !== url.origin)
    return 'Only the desk itself may ask.';
  if (site !== undefined && site !== 'same-origin') return 'Only the desk itself may ask.';
  if (method === 'POST' && headers['content-type'] !== 'application/json')
    return 'Only JSON is read.';

  /* An image cannot send a header. */
  const sent = method === 'GET' ? url.searchParams.get('token') : undefined;
  if (!isEqual(sent ?? headers['x-review-token'], token)) return 'The token is not the right one.';
  return undefined;
}

function isEqual(sent: unknown, token: string): boolean {
  if (typeof sent !== 'string') return false;
  const [one, other] = [Buffer.from(sent), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
