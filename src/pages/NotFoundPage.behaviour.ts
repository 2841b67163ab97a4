import type { Enhancement } from '../behaviour/Behaviour.ts';

/** Logs the requested path on the not-found page (PAGE-2). */
export const logMissingPath: Enhancement = () => {
  console.error('Page not found:', window.location.pathname);
};
