import type { Enhancement } from '../Enhancement.ts';

/** Logs the requested path on the not-found page (PAGE-2). */
export const logMissingPath: Enhancement = () => {
  console.error('Page not found:', window.location.pathname);
};
