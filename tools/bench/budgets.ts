/** Limits for Lighthouse's results: times in ms, layout shift, and scores up to 100. */
export const pageBudgets = {
  atMost: {
    'first-contentful-paint': 1_000,
    'largest-contentful-paint': 1_500,
    'total-blocking-time': 100,
    'cumulative-layout-shift': 0,
  },
  atLeast: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/**
 * Limits for the benchmark `link`, which simulates a network link. The time limits are ratios
 * between two sites, because absolute times depend on the machine.
 */
const link = { timesOtherBuild: 1.05, timesFloor: 1.1, cls: 0.005 };

/** Name of the site without scripts. The link benchmark compares builds with this site. */
export const floorName = 'floor';

type Figures = Record<string, number>;
type Paints = Record<'FCP' | 'LCP' | 'CLS', number>;

/** Returns a sentence for each budget that the figures for a device do not meet. */
export function brokenPageBudgets(device: string, figures: Figures): string[] {
  const value = (name: string) => figures[name] ?? Number.NaN;
  const tooHigh = Object.entries(pageBudgets.atMost)
    .filter(([name, limit]) => !(value(name) <= limit))
    .map(([name, limit]) => `${name} on ${device} must be at most ${limit}`);
  const tooLow = Object.entries(pageBudgets.atLeast)
    .filter(([name, limit]) => !(value(name) >= limit))
    .map(([name, limit]) => `${name} on ${device} must be at least ${limit}`);
  return [...tooHigh, ...tooLow];
}

/** Compares a build with the other sites in the run. Returns the budgets that the build misses. */
export function brokenLinkBudgets(build: string, medians: Record<string, Paints>): string[] {
  const own = medians[build]!;
  const broken = own.CLS <= link.cls ? [] : [`CLS must be at most ${link.cls}`];
  for (const [name, other] of Object.entries(medians)) {
    const times = name === floorName ? link.timesFloor : link.timesOtherBuild;
    if (own.FCP > other.FCP * times)
      broken.push(`FCP must be at most ${times} times the FCP of "${name}"`);
    if (own.LCP > other.LCP * times)
      broken.push(`LCP must be at most ${times} times the LCP of "${name}"`);
  }
  return broken;
}
