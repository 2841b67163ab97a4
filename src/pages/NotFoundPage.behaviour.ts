import type { Behaviour } from '../behaviour/Behaviour.ts';

/** Logs the requested path on the not-found page (PAGE-2). */
export const logMissingPath: Behaviour = () => {
  console.error('Page not found:', window.location.pathname);
};
