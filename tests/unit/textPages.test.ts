import { expect, test } from 'vitest';
import { settings } from '../../src/content/settings.ts';
import { toTextContent } from '../../src/content/textPages.ts';

const file = 'src/content/en/pages/terms.md';

test('The description of a text page is its first paragraph without Markdown syntax', () => {
  const markdown =
    '# Terms\r\n\r\nOur **terms** _for_\r\n__the__ [~~site~~](/), by a_b@example.com.\r\n\r\n## One';
  const { heading, text, metadata } = toTextContent(file, markdown);
  expect(heading).toBe('Terms');
  expect(metadata.title).toBe(`Terms · ${settings.brandName}`);
  expect(metadata.description).toBe('Our terms for the site, by a_b@example.com.');
  expect(text).toMatch(/^Our \*\*terms\*\*[^]*## One$/);
});

test.each([
  '',
  'Terms',
  '# Terms',
  '## Terms\n\nText',
  '# Terms\n\n## One\n\nText',
  '# Terms\n\nText ![A van](van.jpg)',
])('The error message for the invalid text page %j names the file', (markdown) => {
  expect(() => toTextContent(file, markdown)).toThrow(file);
});
