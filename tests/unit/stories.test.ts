import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every component, section and page has stories', () => {
  const stories = globSync('stories/*/*.stories.tsx').map((path) => readFileSync(path, 'utf8'));
  const components = globSync('src/{components,sections/*,pages}/*.tsx').filter((path) =>
    /export (function|const|class) [A-Z]\w+/.test(readFileSync(path, 'utf8')),
  );
  expect(components.length).toBeGreaterThan(25);
  const isImported = (path: string) => stories.some((text) => text.includes(`/${path}'`));
  expect(components.filter((path) => !isImported(path))).toEqual([]);
});
