import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Source {
  path: string;
  text: string;
}

async function readAll(pattern: string): Promise<Source[]> {
  const sources: Source[] = [];
  for await (const path of glob(pattern)) {
    sources.push({ path, text: await readFile(path, 'utf8') });
  }
  return sources;
}

const stories = await readAll('stories/*/*.stories.tsx');

test("every component's docs page has the headings Do, Don’t, States and Accessibility", async () => {
  const withDocs = stories.filter(({ text }) => !text.includes("tags: ['!autodocs'"));
  expect(withDocs.length).toBeGreaterThan(30);
  const checks = withDocs.map(async ({ path, text }) => {
    const file = path.replace('.stories.tsx', '.md');
    const docs = await readFile(file, 'utf8').catch(() => '');
    const headings = docs.match(/^### .+$/gm) ?? `${file} is missing, or has no headings`;
    expect(headings, file).toEqual(['### Do', '### Don’t', '### States', '### Accessibility']);
    expect(text, path).toContain('description: { component: docs }');
  });
  await Promise.all(checks);
});

test('every story has a description', () => {
  const describedByFixture = /\.\.\.(rightToLeft|largeText|forcedColours|inOddWindows)/;
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
