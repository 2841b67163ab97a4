import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';

/** Times in ms since the navigation started. `CLS`: layout shift. `KB`: transferred size. */
export type Figures = Record<'first byte' | 'FCP' | 'LCP' | 'last font' | 'CLS' | 'KB', number>;

const cpuSlowdown = 4;

// usage: visits.ts ROUNDS name=url ...
// The sites take turns, so that other work on the machine slows down all sites equally.
const [rounds, ...sites] = process.argv.slice(2);
const visits = new Map<string, Figures[]>();
for (let round = 1; round <= Number(rounds); round += 1) {
  for (const site of sites) {
    const [name = '', url = ''] = site.split('=');
    visits.set(name, [...(visits.get(name) ?? []), await visit(url)]);
  }
}
console.log(JSON.stringify([...visits]));

/** Visits a page in a new browser that emulates a phone and has an empty cache. */
async function visit(url: string): Promise<Figures> {
  const { args = [], ...options } = await chromiumLaunchOptions();
  // Playwright's option `ignoreHTTPSErrors` would delay the first byte by two round trips.
  const withAnyCertificate = [...args, '--ignore-certificate-errors'];
  await using browser = await chromium.launch({ ...options, args: withAnyCertificate });
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // Waits for late layout shifts and paints from fonts, because no event marks the last one.
  await page.waitForTimeout(1_000);
  return await readFigures(page);
}

function readFigures(page: Page): Promise<Figures> {
  return page.evaluate(() => {
    const recordsOf = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const shifts = recordsOf('layout-shift') as (PerformanceEntry & { value: number })[];
    const timings = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [navigation] = timings;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const largest = recordsOf('largest-contentful-paint').at(-1);
    if (!navigation || !paint || !largest) throw new Error('The page was not painted.');
    const fonts = resources.filter(({ name }) => name.endsWith('.woff2'));
    const bytes = resources.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      'first byte': navigation.responseStart,
      FCP: paint.startTime,
      LCP: largest.startTime,
      'last font': Math.max(0, ...fonts.map(({ responseEnd }) => responseEnd)),
      CLS: shifts.reduce((sum, { value }) => sum + value, 0),
      KB: (navigation.transferSize + bytes) / 1000,
    };
  });
}
