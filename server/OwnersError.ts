import { inspect } from 'node:util';

/** Error that the site's owner can correct without a stack trace. */
export class OwnersError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** Throws one error that lists the problems, if there are any. It stops Vite or the server. */
export function throwProblems(problems: string[], title: string): void {
  if (problems.length > 0) throw new OwnersError([title, ...problems].join('\n  '));
}
