import { isRouteErrorResponse, useRouteError, type RouteObject } from 'react-router-dom';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

/** What a visitor may know of a routing failure: its status or its message. */
export function toReason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'Unknown error';
}

function RouteErrorPage() {
  return <ErrorPage reason={toReason(useRouteError())} />;
}

/** Every address of the site (specification, section 2), and the status if it is not 200. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteErrorPage />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '*', element: <NotFoundPage />, handle: { status: 404 } },
    ],
  },
];
