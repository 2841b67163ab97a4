import { routes } from '../../src/app/routes.tsx';

/** A path without a route. */
export const unknownPath = '/no/such/page';

/**
 * One address of each route, with its expected status: 404 for paths without a route, 200 for all
 * others. They are not read from the routes, so that a test fails when a route has a wrong status.
 */
export const addresses = routes.map(({ path }) =>
  path === '*' ? { path: unknownPath, status: 404 } : { path, status: 200 },
);
