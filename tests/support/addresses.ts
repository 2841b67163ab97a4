import { routes } from '../../src/app/routes.tsx';

/** A path that no route names. */
export const unknownPath = '/no/such/page';

/**
 * One address of each route, and the status that it must answer: 404 for every path that no route
 * names, 200 for all others. It is not read from the table, so that a route cannot lose it unseen.
 */
export const addresses = routes.map(({ path }) =>
  path === '*' ? { path: unknownPath, status: 404 } : { path, status: 200 },
);
