import { glob, readFile } from 'node:fs/promises';
import { basename, sep } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { clauses, proofsOf } from '../../stories/coverage/clauses.ts';

interface Source {
  path: string;
  text: string;
}

async function readSources(pattern: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const path of glob(pattern)) {
    sources.push({ path: path.replaceAll(sep, '/'), text: await readFile(path, 'utf8') });
  }
  return sources;
}

const stories = await readSources('stories/*/*.stories.tsx');

/** The ids of every story, as Storybook makes them from its folder, its file and its export. */
const storyIds = new Set(
  stories.flatMap(({ path, text }) => {
    const [, folder = ''] = path.split('/');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? basename(path, '.stories.tsx');
    const id = /^  id: '([^']+)',$/m.exec(text)?.[1] ?? `${folder}/${title}`;
    const exports = [...text.matchAll(/^export const (\w+) =/gm)];
    return exports.map(([, name = '']) => toId(id, storyNameFromExport(name)));
  }),
);

test('every component, section and page has its stories', async () => {
  const files = await readSources('src/{components,sections/*,pages}/*.tsx');
  const withoutStories = files
    .filter(({ text }) => /export (function|const|class) [A-Z]\w+/.test(text))
    .filter(({ path }) => !stories.some(({ text }) => text.includes(`/${path}'`)));
  expect(withoutStories.map(({ path }) => path)).toEqual([]);
});

test('every clause of the specification has a proof', () => {
  expect(clauses.filter((clause) => proofsOf(clause).length === 0)).toEqual([]);
});

test('every section of the specification has its clauses', () => {
  const sections = Array.from({ length: 9 }, (_, index) => String(index + 1));
  expect([...new Set(clauses.map(({ section }) => section))]).toEqual(sections);
});

test('every story that a clause names exists', () => {
  const named = clauses.flatMap(({ stories = [] }) => stories);
  expect(named.filter((id) => !storyIds.has(id))).toEqual([]);
});

test('every test that a clause names exists', async () => {
  const files = await readSources('tests/**/*.test.{ts,tsx}');
  const written = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\btest\(\s*(['"`])(.+?)(?<!\\)\1/gs)].map(
      ([, , name = '']) => `${path}: ${name.replaceAll('\\', '')}`,
    ),
  );
  const named = clauses.flatMap(({ tests = [] }) => tests);
  expect(named.filter((proof) => !written.some((name) => isNamed(proof, name)))).toEqual([]);
});

/** Whether a test is the one of this name; what the name takes from a variable may be anything. */
function isNamed(proof: string, name: string): boolean {
  const fixed = name.split(/\$\{.+?\}/);
  return proof.startsWith(fixed[0] ?? '') && proof.endsWith(fixed.at(-1) ?? '');
}
