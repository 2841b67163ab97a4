import { functionPath } from '../../supabase/functions/_shared/contract.ts';

export const clientTimeLimit = 20_000;

/** `AbortSignal.timeout`, for browsers that lack it (Safari before 16). */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException('No answer came in time.', 'TimeoutError')),
    ms,
  );
  return controller.signal;
}

/**
 * A `fetch` that cannot hang, and turns every answer of the contact function into an error that does
 * not say `code: "sent"`. A captive portal or a proxy answers any address with a page, or with
 * nothing, and status 200: supabase-js would take that for success.
 */
export function createGuardedFetch(timeLimit = clientTimeLimit): typeof fetch {
  return async (input, init) => {
    // A caller that brings a signal has a limit already; joining the two would need a newer browser.
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
    // Not JSON: reported below.
  }
  if ((answer as { code?: unknown } | undefined)?.code === 'sent') return;
  throw new TypeError(`The contact function answered "${text.slice(0, 80)}" with status 200.`);
}
