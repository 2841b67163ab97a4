import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/specification.md', 'utf8').match(/^\| (?!Clause|---).*\|$/gm) ?? [];
const clauses = rows.map((row) => /^\| ([A-Z]+-\d+) \| \S/.exec(row)?.[1]);

/**
 * Clauses that only the play functions of stories prove. A tag alone is no proof, because it says
 * only that the story shows the clause.
 */
const provenByPlay = 'NAV-5 NAV-7 NAV-8 SERV-1 WORK-3 WORK-4 FORM-3 FORM-6 FORM-7'.split(' ');

const readAll = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'));
const idsIn = (text: string) => text.match(/[A-Z]+-\d+/g) ?? [];

/** Source code of each story. */
const stories = readAll('stories/**/*.stories.tsx').flatMap((text) =>
  text.split(/^(?=export const )/m),
);

/** Clause ids in a story's tags: `tags: ['state', 'NAV-3']`. */
const tagsOf = (story: string) => (story.match(/\btags: \[[^\]]*\]/g) ?? []).flatMap(idsIn);

/** Clause ids at the end of test titles, as in 'Menu opens (NAV-3, NAV-4)'. */
const inTests = readAll('tests/**/*.test.ts')
  .flatMap((text) => text.match(/\([A-Z]+-\d+(, [A-Z]+-\d+)*\)(?=['"`],)/g) ?? [])
  .flatMap(idsIn);

test('every row of the specification has a unique id', () => {
  expect(clauses.length).toBeGreaterThan(10);
  expect(clauses).not.toContain(undefined);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('every clause of the specification is proven by a test, or else by a play function', () => {
  const withoutTest = clauses.filter((clause) => !inTests.includes(clause!));
  expect(withoutTest).toEqual(provenByPlay);
});

test('a clause that play functions prove is a tag of a story with a play function', () => {
  const shown = new Set(stories.filter((story) => /^ +play[:,]/m.test(story)).flatMap(tagsOf));
  expect(provenByPlay.filter((clause) => !shown.has(clause))).toEqual([]);
});

test('stories and tests name only clauses that are in the specification', () => {
  const named = [...stories.flatMap(tagsOf), ...inTests];
  expect(named.filter((clause) => !clauses.includes(clause))).toEqual([]);
});
