import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { clauses } from '../../stories/coverage/clauses.ts';

/** The ids of every story, as Storybook makes them from its room, its file and its export. */
async function readStoryIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const path of glob('stories/*/*.stories.tsx')) {
    const [, room = ''] = path.split(/[\\/]/);
    const source = await readFile(path, 'utf8');
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? basename(path, '.stories.tsx');
    for (const [, name = ''] of source.matchAll(/^export const (\w+) =/gm)) {
      ids.add(toId(`${room}/${title}`, storyNameFromExport(name)));
    }
  }
  return ids;
}

const known = await readStoryIds();

test('every clause of the specification has a proof', () => {
  const unproven = clauses.filter(
    ({ stories = [], tests = [] }) => !stories.length && !tests.length,
  );
  expect(unproven).toEqual([]);
});

test('every section of the specification has its clauses', () => {
  expect([...new Set(clauses.map(({ section }) => section))]).toEqual(
    Array.from({ length: 9 }, (_, index) => String(index + 1)),
  );
});

test('every story that a clause names exists', () => {
  const named = clauses.flatMap(({ stories = [] }) => stories);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every test that a clause names exists', async () => {
  const missing: string[] = [];
  for (const named of clauses.flatMap(({ tests = [] }) => tests)) {
    const [path = '', name = ''] = named.split(/: (.*)/);
    const source = await readFile(path, 'utf8').catch(() => '');
    if (!source.includes(`test('${name}'`)) missing.push(named);
  }
  expect(missing).toEqual([]);
});
