/** Resolves after the next paint. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The callback runs before the paint. Its timer ends after the paint.
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden window does not paint, so this timer also resolves the promise.
    setTimeout(resolve, 100);
  });
}
