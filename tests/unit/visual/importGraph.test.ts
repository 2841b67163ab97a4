import { expect, test } from 'vitest';
import { findImports, readImportGraph, storiesTouchedBy } from '../../visual/importGraph.ts';

test('imports of files are found, and those of types and packages are not', () => {
  const text = `import { a } from './a.ts';
import type { T } from './types.ts';
import b, {
  c,
} from '../b/b.tsx';
import './style.css';
import url from './font.woff2?url';
import { useState } from 'react';
export { d } from './d.ts';
const e = () => import('./e.ts');`;
  expect(findImports(text, 'src/x/file.ts')).toEqual([
    'src/x/a.ts',
    'src/b/b.tsx',
    'src/x/style.css',
    'src/x/font.woff2',
    'src/x/d.ts',
    'src/x/e.ts',
  ]);
});

test('a section touches its own stories, and then those of the page; the theme touches all', async () => {
  const graph = await readImportGraph();
  const stories = [...graph.keys()].filter((path) => path.endsWith('.stories.tsx'));
  const touched = storiesTouchedBy(['src/sections/Hero/Hero.tsx'], graph);
  const steps = (path: string) => touched.get(path) ?? NaN;
  expect(steps('stories/sections/Hero.stories.tsx')).toBe(1);
  expect(steps('stories/pages/HomePage.stories.tsx')).toBeGreaterThan(1);
  expect(touched.has('stories/sections/Footer.stories.tsx')).toBe(false);
  for (const path of ['theme/primitives.ts', 'public/favicon.svg'])
    expect([...storiesTouchedBy([path], graph).keys()]).toEqual(stories);
  expect(storiesTouchedBy(['stories/sections/Hero.stories.tsx'], graph)).toEqual(
    new Map([['stories/sections/Hero.stories.tsx', 0]]),
  );
});

test('imports that run in a circle come to an end', () => {
  const graph = new Map([
    ['src/a.ts', ['src/b.ts']],
    ['src/b.ts', ['src/a.ts']],
    ['stories/a.stories.tsx', ['src/a.ts']],
  ]);
  expect(storiesTouchedBy(['src/b.ts'], graph)).toEqual(new Map([['stories/a.stories.tsx', 2]]));
});
