import { chromium } from 'playwright';
import { serveStorybook } from '../../tests/support/builtStorybook.ts';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';

/**
 * `npm run bench:storybook`: how long a first visit to the built Storybook waits for its story, its
 * cache empty, on this machine. On two cores anything else that runs adds to it.
 */
const visits = 15;

const { url, close } = await serveStorybook();
const browser = await chromium.launch(await chromiumLaunchOptions());

async function visit(): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const begun = performance.now();
  await page.goto(`${url}?path=/story/sections-hero--default`, { waitUntil: 'commit' });
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const seconds = (performance.now() - begun) / 1000;
  await page.close();
  return seconds;
}

/* The first one warms up the server and the browser. */
await visit();
const times: number[] = [];
while (times.length < visits) times.push(await visit());
const sorted = times.toSorted((one, other) => one - other);
const [fastest, median, slowest] = [0, Math.floor(visits / 2), visits - 1].map((place) =>
  sorted[place]?.toFixed(2),
);
console.log(
  `The first story, after: median ${median} s, fastest ${fastest} s, slowest ${slowest} s.`,
);
await Promise.all([browser.close(), close()]);
