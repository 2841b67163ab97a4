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
 * A `fetch` with a time limit. It throws if the contact function's response has a success status
 * but no `code: "sent"`. A captive portal or a proxy may answer any request with status 200, and
 * supabase-js would treat this response as a success.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  // The caller's signal already has a time limit. Older browsers cannot combine two signals.
  const signal = init?.signal ?? abortAfter(clientTimeLimit);
  const response = await fetch(input, { ...init, signal, redirect: 'error' });
  const address = input instanceof Request ? input.url : String(input);
  if (response.ok && address.endsWith(functionPath)) await expectSent(response.clone());
  return response;
};

async function expectSent(response: Response): Promise<void> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // The response is not JSON. The error below contains its text.
  }
  if ((answer as { code?: unknown } | undefined)?.code === 'sent') return;
  throw new TypeError(`The contact function returned "${text.slice(0, 80)}", not code "sent".`);
}
