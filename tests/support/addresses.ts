import { routes } from '../../src/app/routes.tsx';

/** A path without a route. */
export const unknownPath = '/no/such/page';

/**
 * One address of each route, with the status that tests expect. This file does not read the status
 * from the route. A test can therefore detect a route with a wrong status.
 */
export const addresses = routes.map(({ path }) =>
  path === '*' ? { path: unknownPath, status: 404 } : { path, status: 200 },
);
