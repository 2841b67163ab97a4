import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('stories that ignore their arguments have no controls', () => {
  const faults = globSync('stories/**/*.stories.tsx').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    if (!/^ {2}component: /m.test(text)) return [];
    return text
      .split(/^export const /m)
      .filter((story) => /^ {2}render: \(\) =>/m.test(story))
      .filter((story) => !story.includes('controls: { disable: true }'))
      .map((story) => `${path}: ${story.split(' ', 1)[0]}`);
  });
  expect(faults).toEqual([]);
});
