import { now } from './now.ts';

const minute = 60_000;

/** Calls `show` now and at the start of each minute, but pauses while the page is hidden. */
export function everyMinute(signal: AbortSignal, show: (time: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    const time = now();
    show(time);
    timer = setTimeout(tick, (Math.floor(time / minute) + 1) * minute - time);
  };
  tick();
  document.addEventListener('visibilitychange', tick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
