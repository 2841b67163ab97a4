import { functionPath } from '../../supabase/functions/_shared/contract.ts';

export const clientTimeLimit = 20_000;

/** Replaces `AbortSignal.timeout`, which Safari supports only from version 16. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('The request timed out.', 'TimeoutError')),
    ms,
  );
  return controller.signal;
}

/**
 * A `fetch` with a time limit that follows no redirect. From the contact function, it returns a
 * success without its content: supabase-js would parse the body, and report a failure if it cannot.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  // The caller's signal already has a time limit. Older browsers cannot combine two signals.
  const signal = init?.signal ?? abortAfter(clientTimeLimit);
  const response = await fetch(input, { ...init, signal, redirect: 'error' });
  const address = input instanceof Request ? input.url : String(input);
  if (!address.endsWith(functionPath) || isError(response)) return response;
  // A captive portal (the login page of a public network) answers any request with its page.
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new TypeError('A web page answered instead of the contact function.');
  }
  return new Response();
};

/** The header marks an error of the platform, which could not run the function. */
export const isError = ({ ok, headers }: Response): boolean =>
  !ok || headers.get('x-relay-error') === 'true';
