import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { brokenLinkBudgets, brokenPageBudgets } from './budgets.ts';
import { withoutScripts } from './link/sites.ts';
import { median } from './shared.ts';

test('The command prints its usage and exits with status 2 for an unknown benchmark', () => {
  const { status, stderr } = spawnSync(process.execPath, [
    `${import.meta.dirname}/run.ts`,
    'nosuch',
  ]);
  expect(stderr.toString()).toContain('Usage: npm run bench');
  expect(status).toBe(2);
});

test('The median is the middle value', () => {
  expect(median([9, 10, 1])).toBe(9);
});

test('The page without scripts keeps its fonts and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const script = '<script type="module" src="/a.js"></script>';
  const preload = '<link rel="modulepreload" href="/a.js">';
  const font = '<link rel="preload" as="font" href="/a.woff2">';
  expect(withoutScripts(preload + font + data + script)).toBe(font + data);
});

test.each([
  ['largest-contentful-paint', 1_500, 1_501],
  ['cumulative-layout-shift', 0, 0.001],
  ['performance', 100, 99],
  ['seo', 100, Number.NaN],
])('The page budget for %s accepts %d and rejects %d', (name, good, bad) => {
  const budget = expect.stringContaining(`${name} on phone`);
  expect(brokenPageBudgets('phone', { [name]: good })).not.toContainEqual(budget);
  expect(brokenPageBudgets('phone', { [name]: bad })).toContainEqual(budget);
});

test('Link budgets compare the build with every other site', () => {
  const before = { FCP: 1_000, LCP: 1_000, CLS: 0 };
  const floor = { FCP: 900, LCP: 900, CLS: 0 };
  const broken = (after: typeof before) => brokenLinkBudgets('after', { before, after, floor });
  expect(broken({ FCP: 990, LCP: 990, CLS: 0.005 })).toEqual([]);
  expect(broken({ FCP: 1_000, LCP: 1_051, CLS: 0.006 })).toEqual([
    'CLS must be at most 0.005',
    'LCP must be at most 1.05 times the LCP of "before"',
    'FCP must be at most 1.1 times the FCP of "floor"',
    'LCP must be at most 1.1 times the LCP of "floor"',
  ]);
});
