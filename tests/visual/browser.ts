import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';
import type { Engine } from './run.ts';

/** As much of a browser's window as taking a screenshot needs, whatever engine draws it. */
export interface CapturePage {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page and brings its answer back. */
  run: <Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>;
  hover: (selector: string) => Promise<void>;
  /** Nothing is under the pointer, and the last input was the keyboard's. */
  rest: () => Promise<void>;
  setForcedColors: (scheme: 'light' | 'dark' | undefined) => Promise<void>;
  /** The window's pixels, as PNG. */
  capture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** An engine that has been started. */
export interface CaptureBrowser {
  engine: Engine;
  /** How many windows are captured side by side. */
  windows: number;
  /** Whether a page can be drawn as for people who choose every colour themselves. */
  canForceColors: boolean;
  /** A window that nothing was drawn in before. */
  openPage: () => Promise<CapturePage>;
  close: () => Promise<void>;
}

/** The same pixels from the same page: it is drawn whole, and before the screenshot is taken. */
const steadyPixels = [
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
];

/** How long, in ms, a page may take to load on a busy machine. */
const loadLimit = 120_000;

export async function startChromium(): Promise<CaptureBrowser> {
  const { args = [], ...launch } = await chromiumLaunchOptions();
  const browser: Browser = await chromium.launch({ ...launch, args: [...args, ...steadyPixels] });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return {
    engine: 'chromium',
    // Two cores are busy with three.
    windows: 3,
    canForceColors: true,
    openPage: () => openChromiumPage(context),
    close: () => browser.close(),
  };
}

async function openChromiumPage(context: BrowserContext): Promise<CapturePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    open: async (url) => void (await page.goto(url, { timeout: loadLimit })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (work, ...args) => page.evaluate(toSource(work, args)),
    hover: (selector) => page.locator(selector).first().hover(),
    rest: async () => {
      await page.mouse.move(-1000, -1000);
      await page.keyboard.press('F2');
    },
    setForcedColors: (scheme) =>
      page.emulateMedia({
        colorScheme: scheme ?? null,
        forcedColors: scheme ? 'active' : null,
      }),
    capture: async () => {
      // Playwright's own `screenshot` encodes as small as it can, which takes several times as long.
      const options = { format: 'png', optimizeForSpeed: true } as const;
      const { data } = await session.send('Page.captureScreenshot', options);
      return Buffer.from(data, 'base64');
    },
    close: () => page.close(),
  };
}

/** An expression that calls a function of ours in the page. */
export function toSource(work: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${work.toString()})(...${JSON.stringify(args)})`;
}
