import { inspect } from 'node:util';

/** A mistake of the site's owner, not of the code, so it has no stack trace. */
class OwnersError extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** Stops Vite and lists the problems, if there are any. */
export function stopAt(problems: string[], title: string): void {
  if (problems.length > 0) throw new OwnersError([title, ...problems].join('\n  '));
}
