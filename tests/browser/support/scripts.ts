import type { Page, Route } from 'playwright';

/** The scripts that a test must know by their address: the build names each after its file. */
export const scripts = {
  entry: /\/assets\/entry-client-/,
  hydration: /\/assets\/hydrateIsland-/,
  notistack: /\/assets\/SnackbarHost-/,
  any: /\/assets\/.*\.js$/,
};

/** Words that survive minification, by which a library is known on the wire. */
export const libraryMarks = {
  'supabase-js': 'FunctionsFetchError',
  notistack: 'notistack-',
  react: 'react.transitional.element',
};

/** Holds the script that hydrates the islands back until it is released. */
export function holdHydration() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = (page: Page) =>
    page.route(scripts.hydration, async (route) => {
      await promise;
      await route.continue();
    });
  return { before, release: resolve };
}

/** Lets supabase-js fail to come, and every other script come. */
export async function failSupabase(page: Page, fault: (route: Route) => Promise<void>) {
  await page.route(scripts.any, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await (code.includes(libraryMarks['supabase-js']) ? fault(route) : route.fulfill({ response }));
  });
}
