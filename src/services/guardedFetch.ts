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
 * A `fetch` that cannot hang and cannot be fooled: a captive portal or a host's rewrite answers any
 * address with a page and status 200, which would count as success and lose the message. Only JSON
 * is an answer.
 */
export function createGuardedFetch(timeLimit = clientTimeLimit): typeof fetch {
  return async (input, init) => {
    // A caller that brings a signal has a limit already; joining the two would need a newer browser.
    const signal = init?.signal ?? abortAfter(timeLimit);
    const response = await fetch(input, { ...init, signal, redirect: 'error' });
    // An error that comes as a page is an error all the same, and supabase-js tries it no further.
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !/^application\/json\b/i.test(type)) {
      void response.body?.cancel().catch(() => {});
      throw new TypeError(`The answer is "${type}", where JSON was expected.`);
    }
    return response;
  };
}
