import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { startFunction } from './support.ts';

type Options = NonNullable<Parameters<typeof startFunction>[0]>;

/** Sets up one function for all tests in a file. Each test starts with empty tables and no mail. */
export async function shareFunction(options: Options = {}) {
  const shared = await startFunction(options);
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await shared.reset();
    shared.api.calls.length = 0;
    shared.api.mails.clear();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(shared.close);
  return {
    ...shared,
    /** Sets up the function with other settings or dependencies, but the same database. */
    startWith: (options: Options) =>
      startFunction({ database: shared, api: shared.api, ...options }),
    readLog: () => vi.mocked(console.error).mock.calls.flat().map(String),
  };
}

/** Formats a response as its status, code and fields: "422 invalid_message email". */
export async function answerOf(answering: Response | Promise<Response>): Promise<string> {
  const response = await answering;
  const answer = (await response.json()) as object;
  return [response.status, ...Object.values(answer).flat()].join(' ');
}
