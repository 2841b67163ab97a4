import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import getPort from 'get-port';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';

export const formFactors = ['mobile', 'desktop'] as const;
export type FormFactor = (typeof formFactors)[number];

export const scores = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const;
export type Score = (typeof scores)[number];

type Figure = 'fcp' | 'lcp' | 'tbt' | 'tti' | 'cls' | 'scriptKb' | 'totalKb';

/** What Lighthouse says of a page: milliseconds, kilobytes over the wire, scores up to 100. */
export type Audit = Record<Figure | Score, number>;

/** One run in a browser of its own. Mobile is a simulated slow 4G at a quarter of the CPU. */
export async function audit(
  url: string,
  formFactor: FormFactor,
  asked: readonly Score[] = scores,
): Promise<Audit> {
  const port = await getPort({ host: '127.0.0.1' });
  const options = await chromiumLaunchOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...options, args });
  try {
    const config = formFactor === 'desktop' ? desktopConfig : undefined;
    const flags: Flags = { port, logLevel: 'error', onlyCategories: [...asked] };
    const result = await lighthouse(url, flags, config);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return read(result.lhr);
  } finally {
    await browser.close();
  }
}

function read({ audits, categories }: Result): Audit {
  const value = (id: string) => {
    const figure = audits[id]?.numericValue;
    if (figure === undefined) throw new Error(`Lighthouse has no figure for ${id}.`);
    return figure;
  };
  const { details } = audits['resource-summary'] ?? {};
  const resources = details?.type === 'table' ? details.items : [];
  const kilobytes = (type: string) =>
    Number(resources.find(({ resourceType }) => resourceType === type)?.['transferSize'] ?? 0) /
    1000;
  const score = (id: Score) => Math.round((categories[id]?.score ?? 0) * 100);

  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tti: value('interactive'),
    cls: value('cumulative-layout-shift'),
    scriptKb: kilobytes('script'),
    totalKb: kilobytes('total'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'agentic-browsing': score('agentic-browsing'),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
