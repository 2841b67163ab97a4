import type { CDPSession, Page } from 'playwright';

declare global {
  interface Window {
    /** Until the page has been told of the touch. */
    touched: Promise<void>;
  }
}

/** How long, in ms, a finger stays down. */
const press = 60;

/** A page, and the finger of whoever visits it. */
export interface Visitor {
  page: Page;
  /** Touches the middle of an element. @returns when the page has been told. */
  touch: (selector: string) => Promise<void>;
}

/**
 * The finger that the browser's own device mode makes of a mouse. Playwright's touchscreen cannot be
 * measured with: it wants a reply of the page before it passes the touch on, which waits for every
 * task that is due, where a finger waits for the running one alone (docs/decisions/, "When React
 * comes"). And it is down and up in the same millisecond.
 * @param page not opened yet: later, a touch would wait whether a second one follows.
 */
export async function fingerOver(page: Page, session: CDPSession): Promise<Visitor['touch']> {
  const emulation = { enabled: true, configuration: 'mobile' } as const;
  await session.send('Emulation.setEmitTouchEventsForMouse', emulation);

  return async (selector) => {
    // Not with Playwright's locators: they take the slowed page longer than a touch.
    const { x, y, width, height } = await page.evaluate((selector) => {
      window.touched = new Promise((resolve) => {
        addEventListener('click', () => resolve(), { once: true, capture: true });
      });
      return document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
    }, selector);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const dispatch = (type: 'mousePressed' | 'mouseReleased') =>
      // Never answered: it is not the mouse that the page is told of.
      void session
        .send('Input.dispatchMouseEvent', { type, ...middle, button: 'left', clickCount: 1 })
        .catch(() => {});
    dispatch('mousePressed');
    await new Promise((resolve) => setTimeout(resolve, press));
    dispatch('mouseReleased');
    await page.evaluate(() => window.touched);
  };
}
