/** Waits for something that can only change with the window's size, or for the story to end. */
export function until(isTrue: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => (isTrue() || signal.aborted) && resolve();
    window.addEventListener('resize', check, { signal });
    signal.addEventListener('abort', () => resolve());
    check();
  });
}
