import { type Audit, formFactors, type FormFactor, median, scores } from './audit.ts';
import type { Interaction } from './interactions.ts';

export interface Results {
  measuredAt: string;
  rounds: number;
  /** Processes that waited for each processor: above 1, time is measured on a busy machine. */
  load: number;
  audits: Record<FormFactor, Record<'ours' | 'scriptless', Audit>>;
  interactions: Record<Interaction, number>;
}

/** The figures of several rounds as one: the median of each. */
export function medianOf<Figures extends Record<string, number>>(rounds: Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  ) as Figures;
}

const figures: Record<keyof Audit, { label: string; digits: number }> = {
  fcp: { label: 'first contentful paint, ms', digits: 0 },
  lcp: { label: 'largest contentful paint, ms', digits: 0 },
  tbt: { label: 'total blocking time, ms', digits: 0 },
  tti: { label: 'time to interactive, ms', digits: 0 },
  cls: { label: 'cumulative layout shift', digits: 3 },
  scriptKb: { label: 'script, KB', digits: 1 },
  totalKb: { label: 'everything, KB', digits: 1 },
  performance: { label: 'performance', digits: 0 },
  accessibility: { label: 'accessibility', digits: 0 },
  'best-practices': { label: 'best practices', digits: 0 },
  seo: { label: 'SEO', digits: 0 },
  'agentic-browsing': { label: 'agentic browsing', digits: 0 },
};

/** One table, in Markdown. With an earlier run each figure of ours stands beside what it was. */
export function toTable({ audits, interactions }: Results, earlier?: Results): string {
  const head = ['', ...formFactors.flatMap((factor) => [factor, 'without script', 'ratio'])];
  const rows = [head, head.map(() => '---')];

  for (const [key, { label, digits }] of Object.entries(figures)) {
    const name = key as keyof Audit;
    const cells = formFactors.flatMap((factor) => {
      const { ours, scriptless } = audits[factor];
      const ratio = scriptless[name] > 0 ? (ours[name] / scriptless[name]).toFixed(2) : '';
      const was = earlier?.audits[factor].ours[name];
      return [beside(ours[name], was, digits), scriptless[name].toFixed(digits), ratio];
    });
    rows.push([label, ...cells]);
  }
  for (const [name, ms] of Object.entries(interactions)) {
    const was = earlier?.interactions[name as Interaction];
    rows.push([`${name}, ms to the next paint`, beside(ms, was, 0), '', '', '', '', '']);
  }
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function beside(figure: number, earlier: number | undefined, digits: number): string {
  const now = figure.toFixed(digits);
  return earlier === undefined ? now : `${now} (was ${earlier.toFixed(digits)})`;
}

/** What the page promises, as the sentences that these results break. */
export function brokenBudgets({ audits, interactions }: Results): string[] {
  const { ours, scriptless } = audits.mobile;
  const promises: [boolean, string][] = [
    [ours.fcp <= scriptless.fcp * 1.05, 'FCP is at most 1.05 times that without script'],
    [ours.lcp <= scriptless.lcp * 1.1, 'LCP is at most 1.1 times that without script'],
    [ours.tbt <= 50, 'TBT is at most 50 ms'],
  ];
  for (const factor of formFactors) {
    promises.push([audits[factor].ours.cls === 0, `nothing shifts on ${factor}`]);
    for (const score of scores) {
      promises.push([audits[factor].ours[score] === 100, `${score} scores 100 on ${factor}`]);
    }
  }
  for (const [name, ms] of Object.entries(interactions)) {
    promises.push([ms <= 100, `"${name}" is answered within 100 ms`]);
  }
  return promises.filter(([isKept]) => !isKept).map(([, promise]) => promise);
}
