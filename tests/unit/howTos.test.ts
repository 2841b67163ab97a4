import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files and folders that the steps of an example make, and one that they delete. */
const changed = /specification\.test|privacy|content\/images|[Pp]rices|estimate|content\/ar/;

test.each(globSync('docs/how-to/*.md'))('%s names files that exist', (howTo) => {
  const text = readFileSync(howTo, 'utf8').replaceAll(/^ *```.*?^ *```$/gms, '');
  const paths = [...text.matchAll(/`((?:src|theme|vite|stories|tests|supabase|docs)\/[^`\s]*)`/g)];
  const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(path));
  expect(missing.filter((path) => !changed.test(path))).toEqual([]);
});

test.each(globSync('docs/how-to/*.md'))('%s has at most 200 words', (howTo) => {
  expect(readFileSync(howTo, 'utf8').split(/\s+/).length).toBeLessThanOrEqual(200 + 1);
});
