import { expect, test } from 'vitest';
import { createSiteTheme } from '../../../theme/index.ts';
import { hues } from '../../../theme/primitives.ts';

const { colorSchemes } = createSiteTheme();
const primitives = new Set<string>(Object.values(hues).flatMap((hue) => Object.values(hue)));

/** Finds each colour in the values, without its opacity. */
function coloursIn(path: string, value: unknown): { path: string; colour: string }[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => coloursIn(`${path}.${key}`, part));
  }
  if (typeof value !== 'string') return [];
  const colours = value.match(/#\w+|\b(?:rgb|hsl|color)a?\([^)]+\)/g) ?? [];
  return colours.map((colour) => ({ path, colour: withoutOpacity(colour) }));
}

function withoutOpacity(colour: string): string {
  const channels = /^rgba\((\d+), (\d+), (\d+), [\d.]+\)$/.exec(colour)?.slice(1);
  if (!channels) return colour;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

test.each(['light', 'dark'] as const)(
  'Every colour of the %s palette is a primitive, so none is a default of MUI',
  (scheme) => {
    const colours = coloursIn(scheme, colorSchemes[scheme]);
    expect(colours.length).toBeGreaterThan(100);
    expect(colours.filter(({ colour }) => !primitives.has(colour))).toEqual([]);
  },
);
