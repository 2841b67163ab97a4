import type { Page } from 'playwright';

/** Patterns for script URLs. The build names each script after a source file. */
export const scripts = {
  entry: /\/assets\/entry-client-/,
  notistack: /\/assets\/snackbars-/,
};

/** Strings that identify each library in a minified script. */
export const libraryMarks = {
  'supabase-js': 'FunctionsFetchError',
  notistack: 'notistack-',
  react: 'react.transitional.element',
};

/** Delays a script until the test calls `release`. */
export function hold(script: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route(script, async (route) => {
      await promise;
      await route.continue();
    });
  return { before, release: resolve };
}
