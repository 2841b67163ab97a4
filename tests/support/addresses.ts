import { routes } from '../../src/app/routes.tsx';

/**
 * One address for each route, with the status that tests expect. The expected status does not come
 * from the route itself, so that tests detect a route with the wrong status.
 */
export const addresses = routes.map(({ path }) =>
  path === '*' ? { path: '/no/such/page', status: 404 } : { path, status: 200 },
);
