import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { createHues, replaceHues } from '../../../vite/palette/hues.ts';
import original from '../../../vite/palette/original.json';
import { hues } from '../../../theme/primitives.ts';

/** Returns lightness, chroma and hue in OKLCH. */
const oklch = (hex: string) => new Color(hex).oklch.map(Number) as [number, number, number];

/** Returns the angle between two hues, from 0 to 180. */
function angle(one: string, other: string): number {
  const difference = Math.abs(oklch(one)[2] - oklch(other)[2]) % 360;
  return Math.min(difference, 360 - difference);
}

test.each(['#0a7d5a', '#e8b400', '#9ad1c8', '#d4145a', '#0057ff'])(
  'The main hue becomes the hue of %s, and each shade keeps its lightness and its distance',
  (brand) => {
    const { violet, magenta } = createHues(brand);
    expect(angle(violet!['700']!, brand)).toBeLessThan(1.5);
    expect(angle(magenta!['700']!, violet!['700']!)).toBeCloseTo(
      angle(original.magenta['700'], original.violet['700']),
      -1,
    );
    for (const [shade, hex] of Object.entries(original.violet)) {
      expect(oklch(violet![shade]!)[0], shade).toBeCloseTo(oklch(hex)[0], 1);
      expect(oklch(violet![shade]!)[1], shade).toBeLessThan(oklch(hex)[1] + 0.01);
    }
  },
);

test('The original brand colour gives the original hues', () => {
  expect(createHues(original.violet['700'])).toEqual(original);
});

test('A moved shade has the luminance of the original shade', () => {
  const { violet } = createHues('#0a7d5a', (family) => family === 'violet');
  for (const [shade, hex] of Object.entries(original.violet)) {
    expect(new Color(violet![shade]!).luminance, shade).toBeCloseTo(new Color(hex).luminance, 2);
  }
});

test('A brand colour without a hue gives an almost black main colour, and keeps the sunset', () => {
  const { violet, ink, coral } = createHues('#111111');
  for (const grey of [...Object.values(violet!), ...Object.values(ink!)]) {
    expect(oklch(grey)[1], grey).toBeLessThan(0.001);
  }
  expect(oklch(violet!['700']!)[0]).toBeLessThan(0.3);
  expect(coral).toEqual(original.coral);
});

test('The generator replaces only hues of the brand in the text of primitives.ts', () => {
  const text = `/** Main colour. */
export const violet = { 900: '#34185f', 700: '#5b2fbb' } as const;
export const red = { 700: '#b3261e' } as const; // violet = { 700: '#5b2fbb' }
`;
  const hues = { violet: { 700: '#006648' } };
  expect(replaceHues(text, hues)).toBe(text.replace("700: '#5b2fbb'", "700: '#006648'"));
});

test('The theme has every hue that the generator writes', () => {
  const shadesOf = (families: object) =>
    Object.entries(families).flatMap(([family, shades]) =>
      Object.keys(shades as object).map((shade) => `${family} ${shade}`),
    );
  expect(shadesOf(hues)).toEqual(expect.arrayContaining(shadesOf(original)));
});
