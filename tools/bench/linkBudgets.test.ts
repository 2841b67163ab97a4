import { expect, test } from 'vitest';
import { links } from './link/network.ts';
import { brokenBudgets, type LinkResults, type VisitName } from './link/results.ts';
import type { Figures } from './link/visit.ts';

const floor: Figures = {
  ttfb: 500,
  fcp: 1000,
  lcp: 1000,
  lastFont: 1200,
  load: 1300,
  cls: 0,
  kb: 50,
};

type Change = { [visit in VisitName]?: Partial<Figures> } & {
  typing?: number;
  twin?: Partial<Figures>;
};

/** Results at the limit of every budget, but for what is changed in ours. */
function results({ typing = 100, twin = {}, ...ours }: Change): LinkResults {
  const limits = { fcp: 1100, lcp: 1100, lastFont: 1320, cls: 0.005 };
  const visit = (name: VisitName) => ({
    ours: [{ ...floor, ...limits, ...ours[name] }],
    'without script': [{ ...floor, fcp: 1048, lcp: 1048, ...twin }],
    floor: [floor],
  });
  return {
    link: links[0]!,
    visits: {
      'first visit': visit('first visit'),
      'second visit': visit('second visit'),
      'visit after a deploy': visit('visit after a deploy'),
    },
    typing: [typing],
  };
}

test('results at the limit of every budget are not reported', () => {
  expect(brokenBudgets(results({}))).toEqual([]);
});

const broken: [Change, string][] = [
  [{ 'first visit': { fcp: 1101 }, twin: { fcp: 1049 } }, "FCP is at most 1.10 times the floor's"],
  [{ twin: { fcp: 1047 } }, 'FCP is at most 1.05 times that without script'],
  [{ 'first visit': { lcp: 1101 }, twin: { lcp: 1049 } }, "LCP is at most 1.10 times the floor's"],
  [{ twin: { lcp: 1047 } }, 'LCP is at most 1.05 times that without script'],
  [{ 'first visit': { lastFont: 1321 } }, "the last font is at most 1.10 times the floor's"],
  [{ 'second visit': { fcp: 1101 } }, "FCP of a second visit is at most 1.10 times the floor's"],
  [{ 'first visit': { cls: 0.006 } }, 'CLS of a first visit is at most 0.005'],
  [{ 'visit after a deploy': { cls: 0.006 } }, 'CLS of a visit after a deploy is at most 0.005'],
  [{ typing: 104 }, 'a key is answered within 100 ms'],
];

test.each(broken)('%o breaks one budget', (change, budget) => {
  expect(brokenBudgets(results(change))).toEqual([`slow 4G: ${budget}`]);
});
