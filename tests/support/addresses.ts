import { routes } from '../../src/app/routes.tsx';

/** A path without a route. */
export const unknownPath = '/no/such/page';

/**
 * One address of each route, with the expected status: 404 for paths without a route, otherwise
 * 200. The status is not read from the route, so that a test fails if a route has a wrong status.
 */
export const addresses = routes.map(({ path }) =>
  path === '*' ? { path: unknownPath, status: 404 } : { path, status: 200 },
);
