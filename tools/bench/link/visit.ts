import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';
import { recordEvents, slowestEvent } from '../page/eventTiming.ts';
import { fingerOver } from '../page/touch.ts';
import { firstName, visits } from '../page/visits.ts';
import { keepTrace, startTrace } from './trace.ts';

/** What one visit is asked for, as JSON on the command line. Its figures go to standard output. */
export interface VisitOptions {
  /** Looks at the page, or types into its form as soon as it is seen. */
  kind: 'paint' | 'typing';
  url: string;
  /** The browser's own folder: what it keeps in there makes a second visit of the next one. */
  profile: string;
  /** Of the certificate's key. The browser caches nothing that comes over a connection it distrusts. */
  keyHash: string;
  cpuRate: number;
  /** Where a trace of the visit is kept, for the browser's own performance panel. */
  trace?: string;
}

/** In ms from the start of the navigation, but for `cls` and `kb`. */
export type Figures = Record<'ttfb' | 'fcp' | 'lcp' | 'lastFont' | 'load' | 'cls' | 'kb', number>;

declare global {
  interface Window {
    paints: { lcp: number; cls: number };
  }
}

/** What could still come after the fonts: the shift that they cause, and the largest paint. */
const settleMs = 1_000;

const [options = '{}'] = process.argv.slice(2);
console.log(JSON.stringify(await visit(JSON.parse(options) as VisitOptions)));

async function visit(options: VisitOptions): Promise<Figures | number> {
  const { kind, url, profile, keyHash, cpuRate, trace } = options;
  const { args = [], ...launch } = await chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--ignore-certificate-errors-spki-list=${keyHash}`],
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    if (kind === 'typing') return await typeAtOnce(page, session, url);
    await page.addInitScript(recordPaints);
    if (trace) await startTrace(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(settleMs);
    const figures = await readFigures(page);
    if (trace) await keepTrace(session, trace);
    return figures;
  } finally {
    await context.close();
  }
}

/** The slowest answer to a key, in ms. Throws where the form lost one. */
async function typeAtOnce(page: Page, session: CDPSession, url: string): Promise<number> {
  await page.addInitScript(recordEvents);
  const touch = await fingerOver(page, session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(firstName).waitFor();
  await visits['touch the form before React']({ page, touch });
  return slowestEvent(page);
}

function recordPaints() {
  window.paints = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.paints.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.paints.cls += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function readFigures(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!navigation || !paint) throw new Error('The page was not painted.');
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
    const bytes = resources.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      ttfb: navigation.responseStart,
      fcp: paint.startTime,
      lcp: window.paints.lcp,
      lastFont: Math.max(0, ...fonts.map(({ responseEnd }) => responseEnd)),
      load: navigation.loadEventEnd,
      cls: window.paints.cls,
      kb: (navigation.transferSize + bytes) / 1000,
    };
  });
}
