import { glob, readFile } from 'node:fs/promises';
import { basename, sep } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { clauses } from '../../stories/coverage/clauses.ts';

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

/** The ids of every story, as Storybook makes them from its room, its file and its export. */
const storyIds = new Set(
  stories.flatMap(({ path, text }) => {
    const [, room = ''] = path.split('/');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? basename(path, '.stories.tsx');
    const exports = [...text.matchAll(/^export const (\w+) =/gm)];
    return exports.map(([, name = '']) => toId(`${room}/${title}`, storyNameFromExport(name)));
  }),
);

test('every piece, section and page has its stories', async () => {
  const pieces = await readSources('src/{components,sections/*,pages}/*.tsx');
  const untold = pieces
    .filter(({ text }) => /export (function|const|class) [A-Z]\w+/.test(text))
    .filter(({ path }) => !stories.some(({ text }) => text.includes(`/${path}'`)));
  expect(untold.map(({ path }) => path)).toEqual([]);
});

test('every clause of the specification has a proof', () => {
  const proofs = clauses.map(({ stories = [], tests = [] }) => stories.length + tests.length);
  expect(proofs).not.toContain(0);
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
  const tests = await readSources('tests/**/*.test.{ts,tsx}');
  const named = clauses.flatMap(({ tests = [] }) => tests);
  const missing = named.filter((proof) => {
    const [file = '', name = ''] = proof.split(/: (.*)/);
    return !tests.some(({ path, text }) => path === file && text.includes(`test('${name}'`));
  });
  expect(missing).toEqual([]);
});
