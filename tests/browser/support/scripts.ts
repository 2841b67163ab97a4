import type { Page, Route } from 'playwright';

/** Patterns for script URLs. The build names each script after a source file. */
export const scripts = {
  entry: /\/assets\/entry-client-/,
  notistack: /\/assets\/snackbars-/,
  any: /\/assets\/.*\.js$/,
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

/** Applies the fault to requests for supabase-js. All other scripts load as usual. */
export async function failSupabase(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(scripts.any, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (code.includes(libraryMarks['supabase-js']) ? fault(route) : route.fulfill({ response }));
  });
}
