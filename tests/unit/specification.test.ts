import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8').match(/^\| (?!Clause|---).*\|$/gm) ?? [];
const clauses = rows.map((row) => /^\| ([A-Z]+-\d+) \| \S/.exec(row)?.[1]);

const readAll = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));

/** Clause ids in story tags: `tags: ['state', 'NAV-3']`. */
const inStories = readAll('stories/**/*.stories.tsx')
  .flatMap((text) => text.match(/\btags: \[[^\]]*\]/g) ?? [])
  .flatMap((tags) => tags.match(/[A-Z]+-\d+/g) ?? []);

/** Clause ids at the end of test titles, as in 'Menu opens (NAV-3, NAV-4)'. */
const inTests = readAll('tests/**/*.test.ts')
  .flatMap((text) => text.match(/\([A-Z]+-\d+(, [A-Z]+-\d+)*\)(?=['"`],)/g) ?? [])
  .flatMap((ids) => ids.match(/[A-Z]+-\d+/g) ?? []);

const proved = new Set([...inStories, ...inTests]);

test('every row of the specification has a unique id', () => {
  expect(clauses.length).toBeGreaterThan(10);
  expect(clauses).not.toContain(undefined);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('every clause of the specification has a story or a test', () => {
  expect(clauses.filter((clause) => !proved.has(clause!))).toEqual([]);
});

test('stories and tests name only clauses that are in the specification', () => {
  expect([...proved].filter((clause) => !clauses.includes(clause))).toEqual([]);
});
