import type { Page, Route } from 'playwright';

/** The scripts that a test must know by their address: the build names each after its file. */
export const scripts = {
  entry: /\/assets\/entry-client-/,
  notistack: /\/assets\/snackbars-/,
  any: /\/assets\/.*\.js$/,
};

/** Words that survive minification, by which a library is known on the wire. */
export const libraryMarks = {
  'supabase-js': 'FunctionsFetchError',
  notistack: 'notistack-',
  react: 'react.transitional.element',
};

/** Holds a script back until it is released. */
export function hold(script: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route(script, async (route) => {
      await promise;
      await route.continue();
    });
  return { before, release: resolve };
}

/** Answers for supabase-js with a fault, and for no other script. */
export async function failSupabase(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(scripts.any, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (code.includes(libraryMarks['supabase-js']) ? fault(route) : route.fulfill({ response }));
  });
}
