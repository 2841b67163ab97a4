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

test('a section touches its own stories and those of the page; the theme touches all', async () => {
  const graph = await readImportGraph();
  const touched = storiesTouchedBy(['src/sections/Hero/Hero.tsx'], graph);
  expect(touched).toContain('stories/sections/Hero.stories.tsx');
  expect(touched).toContain('stories/pages/HomePage.stories.tsx');
  expect(touched).not.toContain('stories/sections/Footer.stories.tsx');
  expect(storiesTouchedBy(['theme/primitives.ts'], graph)).toBe('all');
  expect(storiesTouchedBy(['public/favicon.svg'], graph)).toBe('all');
  expect(storiesTouchedBy(['stories/sections/Hero.stories.tsx'], graph)).toEqual(
    new Set(['stories/sections/Hero.stories.tsx']),
  );
});

test('imports that run in a circle come to an end', () => {
  const graph = new Map([
    ['src/a.ts', ['src/b.ts']],
    ['src/b.ts', ['src/a.ts']],
    ['stories/a.stories.tsx', ['src/a.ts']],
  ]);
  expect(storiesTouchedBy(['src/b.ts'], graph)).toEqual(new Set(['stories/a.stories.tsx']));
});
