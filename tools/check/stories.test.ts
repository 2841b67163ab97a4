import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const stories = globSync('stories/*/*.stories.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

test('every component, section and page has stories', () => {
  const components = globSync('src/{components,sections/*,pages}/*.tsx').filter((path) =>
    /export (function|const|class) [A-Z]\w+/.test(readFileSync(path, 'utf8')),
  );
  expect(components.length).toBeGreaterThan(10);
  const isImported = (path: string) => stories.some(({ text }) => text.includes(`/${path}'`));
  expect(components.filter((path) => !isImported(path))).toEqual([]);
});

test("every component's docs page has the headings Do, Don’t, States and Accessibility", () => {
  const withDocs = stories.filter(({ text }) => !/\.meta\(\{[^}]*'!autodocs'/.test(text));
  expect(withDocs.length).toBeGreaterThan(10);
  for (const { path } of withDocs) {
    const file = path.replace('.stories.tsx', '.md');
    const docs = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const headings = docs.match(/^### .+$/gm) ?? `${file} is missing, or has no headings`;
    expect(headings, file).toEqual(['### Do', '### Don’t', '### States', '### Accessibility']);
  }
});

test('every story has a description', () => {
  const describedByFixture = /\.\.\.(rightToLeft|largeText|longWords|forcedColours|inOddWindows)/;
  const silent = stories.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = .+?;$/gms)]
      .filter(({ 0: story, index }) => {
        // Docs pages do not show the comment above a story that is made with `.extend`.
        const isExtended = /= \w+\.extend\(/.test(story);
        const hasComment = !isExtended && text.slice(0, index).trimEnd().endsWith('*/');
        return !hasComment && !describedByFixture.test(story);
      })
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(silent).toEqual([]);
});
