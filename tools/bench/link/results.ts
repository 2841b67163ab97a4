import { medianOf } from '../page/results.ts';
import type { Link } from './network.ts';
import type { Figures } from './visit.ts';

/** The second comes from the cache and one revalidation; the third after a deploy. */
export const visitNames = ['first visit', 'second visit', 'visit after a deploy'] as const;
export type VisitName = (typeof visitNames)[number];

export interface LinkResults {
  link: Link;
  /** Every round of every site. The first sites are ours, without script, the floor, and the drawn floor. */
  visits: Record<VisitName, Record<string, Figures[]>>;
  /** In ms from a key to the next paint, of the slowest key in each round, typed as the form is seen. */
  typing: number[];
}

const columns: Record<keyof Figures, { label: string; digits: number }> = {
  ttfb: { label: 'first byte', digits: 0 },
  fcp: { label: 'FCP', digits: 0 },
  lcp: { label: 'LCP', digits: 0 },
  lastFont: { label: 'last font', digits: 0 },
  load: { label: 'load', digits: 0 },
  cls: { label: 'CLS', digits: 4 },
  kb: { label: 'KB', digits: 1 },
};

/** One table in Markdown for each link: medians, and in parentheses the least and the most. */
export function toTable({ link, visits, typing }: LinkResults): string {
  const names = Object.keys(columns) as (keyof Figures)[];
  const rows = [['', ...names.map((name) => columns[name].label)]];
  rows.push(rows[0]!.map(() => '---'));
  for (const [visit, sites] of Object.entries(visits)) {
    for (const [site, rounds] of Object.entries(sites)) {
      const medians = medianOf(rounds);
      const cells = names.map((name) => {
        const values = rounds.map((round) => round[name]);
        const { digits } = columns[name];
        const [middle, least, most] = [medians[name], Math.min(...values), Math.max(...values)];
        return digits > 0
          ? middle.toFixed(digits)
          : `${middle.toFixed(0)} (${least.toFixed(0)}-${most.toFixed(0)})`;
      });
      rows.push([`${visit}: ${site}`, ...cells]);
    }
  }
  const { ms } = medianOf(typing.map((ms) => ({ ms })));
  return [
    `### ${describe(link)}`,
    '',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Typed as soon as the form is seen, key to next paint: ${ms} ms.`,
  ].join('\n');
}

export function describe({ name, rttMs, downKbit }: Link): string {
  return `${name}: round trip ${rttMs} ms, ${downKbit / 1000} Mbit/s`;
}

/** What the page is measured against, as the sentences that these results break. */
export function brokenBudgets({ link, visits, typing }: LinkResults): string[] {
  const medians = (visit: VisitName, site: string) => medianOf(visits[visit][site] ?? []);
  const first = medians('first visit', 'ours');
  const twin = medians('first visit', 'without script');
  const floor = medians('first visit', 'floor');
  const second = medians('second visit', 'ours');
  const secondFloor = medians('second visit', 'floor');
  const { ms } = medianOf(typing.map((ms) => ({ ms })));
  const budgets: [boolean, string][] = [
    [first.fcp <= floor.fcp * 1.1, "FCP is at most 1.10 times the floor's"],
    [first.fcp <= twin.fcp * 1.05, 'FCP is at most 1.05 times that without script'],
    [first.lcp <= floor.lcp * 1.1, "LCP is at most 1.10 times the floor's"],
    [first.lcp <= twin.lcp * 1.05, 'LCP is at most 1.05 times that without script'],
    [first.lastFont <= floor.lastFont * 1.1, "the last font is at most 1.10 times the floor's"],
    [
      second.fcp <= secondFloor.fcp * 1.1,
      "FCP of a second visit is at most 1.10 times the floor's",
    ],
    [ms <= 100, 'a key is answered within 100 ms'],
  ];
  for (const visit of visitNames) {
    budgets.push([medians(visit, 'ours').cls <= 0.005, `CLS of a ${visit} is at most 0.005`]);
  }
  return budgets.filter(([isKept]) => !isKept).map(([, budget]) => `${link.name}: ${budget}`);
}
