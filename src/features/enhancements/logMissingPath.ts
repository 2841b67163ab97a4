/** Logs the path that was asked for and is not there (specification, section 2). */
export function logMissingPath(): () => void {
  console.error('Page not found:', window.location.pathname);
  return () => {};
}
