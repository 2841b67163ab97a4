import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dark, light } from '../../../theme/colorSchemes.ts';
import { gradients } from '../../../theme/gradients.ts';
import { radius } from '../../../theme/primitives.ts';
import { typography } from '../../../theme/typography.ts';
import { hues, linesOf, noChanges, sizes, stops, tryOut } from '../../../theme/changes.ts';

test('without a change the lab has the theme itself, and no lines', () => {
  expect(tryOut(noChanges).tokens).toEqual({ light, dark, typography, radius });
  expect(linesOf(noChanges)).toEqual([]);
});

/* What is written to the file must be one line that differs in that value alone. */
const replaced = (file: string, [place = '', line = '', ...others]: string[]) => {
  expect(others).toEqual([]);
  const [, name, number] = /^(.+), line (\d+):$/.exec(place) ?? [];
  expect(name).toBe(file);
  return { before: readFileSync(file, 'utf8').split('\n')[Number(number) - 1]!, after: line };
};

test.each(Object.entries(hues))('the hue %s is one line', (name, colour) => {
  const lines = linesOf({ ...noChanges, hues: { [name]: '#abcdef' } });
  const { before, after } = replaced('theme/primitives.ts', lines);
  expect(after).toContain('#abcdef');
  expect(after.replace('#abcdef', colour)).toBe(before);
});

test.each(Object.entries(stops))('the gradient %s is one line', (name, [first = '', ...rest]) => {
  const other = first === 'teal 900' ? 'teal 800' : 'teal 900';
  const lines = linesOf({ ...noChanges, stops: { [name]: [other, ...rest] } });
  const { before, after } = replaced('theme/gradients.ts', lines);
  const toCode = (hue: string) => hue.replace(/ (.+)/, '[$1]');
  expect(after.replace(toCode(other), toCode(first))).toBe(before);
});

test.each(Object.entries(sizes))('the size of %s is one line', (variant, [smallest, largest]) => {
  const lines = linesOf({ ...noChanges, sizes: { [variant]: [1, 2] } });
  const { before, after } = replaced('theme/typography.ts', lines);
  expect(after.replace('fluid(1, 2)', `fluid(${smallest}, ${largest})`)).toBe(before);
});

test.each(Object.entries(radius))('the radius %s is one line', (name, size) => {
  const lines = linesOf({ ...noChanges, radii: { [name]: 77 } });
  const { before, after } = replaced('theme/primitives.ts', lines);
  expect(after.replace(`${name}: 77`, `${name}: ${size}`)).toBe(before);
});

test('a hue reaches every meaning and gradient that takes it, in both schemes', () => {
  const { tokens, contrasts } = tryOut({ ...noChanges, hues: { 'violet 700': '#dddd00' } });
  expect(tokens.light.palette.primary.main).toBe('#dddd00');
  expect(tokens.dark.palette.gradient.dusk).toContain('#dddd00');
  expect(tokens.dark.palette.gradient.dusk).not.toContain(hues['violet 700']);
  const failed = contrasts.filter(({ measured, needed }) => measured < needed);
  expect(failed.map(({ name }) => name)).toContain('light: text on primary');
  expect(failed.map(({ name }) => name)).toContain('text on dusk');
});

test('a gradient, a size and a radius reach the theme', () => {
  const { tokens } = tryOut({
    ...noChanges,
    stops: { sea: ['teal 900', 'teal 700'] },
    sizes: { h1: [41, 97] },
    radii: { large: 5 },
  });
  expect(tokens.light.palette.gradient.sea).not.toBe(light.palette.gradient.sea);
  expect(tokens.light.palette.gradient.dusk).toBe(light.palette.gradient.dusk);
  expect(tokens.typography.h1.fontSize).toMatch(
    /^min\(clamp\(2\.5625rem, .+, 6\.0625rem\), 14\.5vw\)$/,
  );
  expect(tokens.radius).toEqual({ ...radius, large: 5 });
  expect(gradients.sea.stops).toHaveLength(3);
});
