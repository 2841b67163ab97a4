import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { startServer } from '../../server/start.ts';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';
import { findFreePort } from '../servers/freePort.ts';
import { type BenchOptions, buildSite, medians, toTable } from './shared.ts';

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo'];

type Figures = Record<string, number>;

/**
 * Runs Lighthouse on each build, and prints the medians. The builds take turns, so that a change of
 * the machine's speed affects all of them.
 */
export async function bench({ rounds, folders }: BenchOptions): Promise<void> {
  const builds = folders.length > 0 ? folders : [`site=${await buildSite()}`];
  const servers = await Promise.all(builds.map(serveBuild));
  const columns = servers.flatMap(({ name, url }) => [
    { name: `${name}, phone`, url, config: undefined, runs: [] as Figures[] },
    { name: `${name}, desktop`, url, config: desktopConfig, runs: [] as Figures[] },
  ]);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`Round ${round} of ${rounds}`);
      for (const { url, config, runs } of columns) runs.push(await runLighthouse(url, config));
    }
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
  }

  const results = columns.map(({ runs }) => medians(runs));
  const rows = Object.keys(results[0]!).map((figure) => [
    figure,
    ...results.map((figures) => Number(figures[figure]?.toFixed(3)).toString()),
  ]);
  console.log(toTable([`medians of ${rounds}`, ...columns.map(({ name }) => name)], rows));
}

/** Serves a build. @param build in the form `name=folder` */
async function serveBuild(build: string) {
  const [name = '', folder = ''] = build.split('=');
  const server = await startServer({
    folder,
    port: await findFreePort(),
    // Lighthouse sends no messages to store.
    variables: { ...process.env, DATABASE_URL: 'memory://' },
  });
  return { name, url: `${server.url}/`, close: () => server.close() };
}

/** Runs Lighthouse once. By default, Lighthouse emulates a phone with a slow network and CPU. */
async function runLighthouse(url: string, config?: typeof desktopConfig): Promise<Figures> {
  const { channel, executablePath, args, env } = await chromiumLaunchOptions();
  const launch = { channel: channel as 'chrome' | undefined, executablePath, args, env };
  // Lighthouse sets the window size itself.
  await using browser = await puppeteer.launch({ ...launch, defaultViewport: null });
  const flags = { logLevel: 'error' as const, onlyCategories: categoryIds };
  const result = await lighthouse(url, flags, config, await browser.newPage());
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  printFailures(result.lhr);
  return readFigures(result.lhr);
}

/** Prints the elements that lower the score for accessibility, best practices or SEO. */
function printFailures({ audits, categories }: Result): void {
  for (const category of Object.values(categories)) {
    if (category.id === 'performance') continue;
    for (const { id, weight } of category.auditRefs) {
      const { score, details } = audits[id] ?? {};
      if (weight > 0 && score === 0) console.log(category.id, id, JSON.stringify(details, null, 1));
    }
  }
}

function readFigures({ audits, categories }: Result): Figures {
  const details = audits['resource-summary']?.details;
  const resources = details?.type === 'table' ? details.items : [];
  const kilobytes = (type: string) => {
    const resource = resources.find(({ resourceType }) => resourceType === type);
    return Number(resource?.['transferSize']) / 1000;
  };
  return {
    ...Object.fromEntries(metrics.map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    'script KB': kilobytes('script'),
    'document KB': kilobytes('document'),
    'total KB': kilobytes('total'),
    ...Object.fromEntries(categoryIds.map((id) => [id, (categories[id]?.score ?? 0) * 100])),
  };
}
