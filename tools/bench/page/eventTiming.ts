import type { Page } from 'playwright';

declare global {
  interface Window {
    eventDurations: number[];
  }
}

/** Runs in the page, before its own script: keeps how long each touch and key took to be answered. */
export function recordEvents() {
  window.eventDurations = [];
  // TypeScript's list of options lacks the threshold; without it, only 104 ms and more are reported.
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.eventDurations.push(entry.duration);
    }
  }).observe(options);
}

export async function forgetEvents(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => void (window.eventDurations.length = 0));
}

/** In ms, from the touch to the next paint. Less than a frame is not reported: it counts as one. */
export async function slowestEvent(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate(() => Math.max(16, ...window.eventDurations));
}

/** An event is reported once the frame that answers it is on the screen. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
