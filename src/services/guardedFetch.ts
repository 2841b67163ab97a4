import { functionPath } from '../../supabase/functions/_shared/contract.ts';

export const clientTimeLimit = 20_000;

/** Replaces `AbortSignal.timeout`, which Safari does not have before version 16. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('No answer came in time.', 'TimeoutError')),
    ms,
  );
  return controller.signal;
}

/**
 * Returns a `fetch` with a time limit. This `fetch` throws if a successful response of the contact
 * function does not contain `code: "sent"`. A captive portal or a proxy may answer every request
 * with status 200. supabase-js would treat this status as a success.
 */
export function createGuardedFetch(timeLimit = clientTimeLimit): typeof fetch {
  return async (input, init) => {
    // A signal of the caller already has a limit. Older browsers cannot combine two signals.
    const signal = init?.signal ?? abortAfter(timeLimit);
    const response = await fetch(input, { ...init, signal, redirect: 'error' });
    const address = input instanceof Request ? input.url : String(input);
    if (response.ok && address.endsWith(functionPath)) await expectSent(response.clone());
    return response;
  };
}

async function expectSent(response: Response): Promise<void> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    // The response is not JSON. The error below contains its text.
  }
  if ((answer as { code?: unknown } | undefined)?.code === 'sent') return;
  throw new TypeError(`The contact function answered "${text.slice(0, 80)}", without code "sent".`);
}
