import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';
import { brokenPageBudgets, pageBudgets } from './budgets.ts';
import { type BenchOptions, buildSite, medians, toTable } from './shared.ts';

const metrics = Object.keys(pageBudgets.atMost);
const categoryIds = Object.keys(pageBudgets.atLeast);

type Figures = Record<string, number>;

/** Runs Lighthouse on the production build. */
export async function bench({ rounds }: BenchOptions): Promise<string[]> {
  // Lighthouse sends no messages to store.
  process.env['DATABASE_URL'] = 'memory://';
  const server = await preview({
    logLevel: 'warn',
    build: { outDir: await buildSite() },
    preview: { port: 0, strictPort: false },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const runs = { phone: [] as Figures[], desktop: [] as Figures[] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`Round ${round} of ${rounds}`);
      runs.phone.push(await runLighthouse(url));
      runs.desktop.push(await runLighthouse(url, desktopConfig));
    }
  } finally {
    await server.close();
  }

  const [phone, desktop] = [medians(runs.phone), medians(runs.desktop)];
  const rows = Object.keys(phone).map((name) => [
    name,
    ...[phone, desktop].map((figures) => Number(figures[name]?.toFixed(3)).toString()),
  ]);
  console.log(toTable([`medians of ${rounds}`, 'phone', 'desktop'], rows));
  return [...brokenPageBudgets('phone', phone), ...brokenPageBudgets('desktop', desktop)];
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
