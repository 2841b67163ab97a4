import { expect, test } from 'vitest';
import type { Audit } from './page/audit.ts';
import { brokenBudgets, type Results } from './page/results.ts';

const audit: Audit = {
  fcp: 800,
  lcp: 1200,
  tbt: 50,
  tti: 1200,
  cls: 0,
  scriptKb: 3,
  totalKb: 70,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};

/** Results within every budget, but for what is changed in ours. */
function results({ mobile = {}, desktop = {}, interactions = {} }): Results {
  return {
    measuredAt: '',
    rounds: 5,
    load: 0,
    audits: {
      mobile: { ours: { ...audit, ...mobile }, scriptless: audit },
      desktop: { ours: { ...audit, ...desktop }, scriptless: audit },
    },
    interactions: {
      'open the menu': 100,
      'choose an item': 100,
      'touch the form before React': 100,
      'type in the form': 100,
      'send the form': 100,
      ...interactions,
    },
  };
}

test('results at the limit of every budget are not reported', () => {
  expect(brokenBudgets(results({ mobile: { fcp: 840, lcp: 1320 } }))).toEqual([]);
});

const broken: [Parameters<typeof results>[0], string][] = [
  [{ mobile: { fcp: 841 } }, 'FCP is at most 1.05 times that without script'],
  [{ mobile: { lcp: 1321 } }, 'LCP is at most 1.1 times that without script'],
  [{ mobile: { tbt: 51 } }, 'TBT is at most 50 ms'],
  [{ mobile: { cls: 0.001 } }, 'nothing shifts on mobile'],
  [{ desktop: { cls: 0.001 } }, 'nothing shifts on desktop'],
  [{ mobile: { performance: 99 } }, 'performance scores 100 on mobile'],
  [{ desktop: { 'agentic-browsing': 99 } }, 'agentic-browsing scores 100 on desktop'],
  [{ interactions: { 'send the form': 104 } }, '"send the form" is answered within 100 ms'],
];

test.each(broken)('%o breaks one budget', (change, budget) => {
  expect(brokenBudgets(results(change))).toEqual([budget]);
});
