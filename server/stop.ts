import { inspect } from 'node:util';

/** Error that the site's owner can correct without a stack trace. */
export class OwnersError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** Stops Vite or the server and lists the problems, if there are any. */
export function stopAt(problems: string[], title: string): void {
  if (problems.length > 0) throw new OwnersError([title, ...problems].join('\n  '));
}
