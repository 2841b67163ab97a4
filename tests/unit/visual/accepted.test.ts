import { expect, test } from 'vitest';
import { formatAccepted, parseAccepted, readAccepted } from '../../visual/accepted.ts';

const first = `${'a1'.repeat(16)} components-brand--default/phone-light`;
const second = `${'b2'.repeat(16)} sections-hero--default/desktop-dark`;

test('accepted.txt is read and written alike, sorted by name', () => {
  const text = `${first}\n${second}\n`;
  expect(formatAccepted(parseAccepted(text))).toBe(text);
  expect(formatAccepted(parseAccepted(`${second}\n${first}\n`))).toBe(text);
});

test('Windows line ends are read as well', () => {
  expect(parseAccepted(`${first}\r\n${second}\r\n`).size).toBe(2);
});

test.each([
  ['a conflict', `${first}\n<<<<<<< HEAD\n`],
  ['a hash that is cut off', 'a1b2 sections-hero--default/phone-light\n'],
  ['a name that is missing', `${'a1'.repeat(16)}\n`],
  ['a screenshot that is named twice', `${first}\n${first}\n`],
])('%s is an error with its line', (_what, text) => {
  expect(() => parseAccepted(text)).toThrow(/accepted\.txt:\d+ cannot be read/);
});

test('every accepted screenshot of this project can be read', async () => {
  expect((await readAccepted()).size).toBeGreaterThan(600);
});
