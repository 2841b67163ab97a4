import { fontStacks } from './fonts.ts';
import { fontWeight } from './primitives.ts';

/**
 * A size that grows evenly with the viewport, from 480 px to 1920 px wide, so that every phone has the smallest.
 * The rem part keeps it growing when a person enlarges the text.
 */
export function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (1920 - 480);
  const base = smallest - slope * 480;
  return `clamp(${smallest / 16}rem, ${(base / 16).toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw, ${largest / 16}rem)`;
}

/** Size in px of a `fluid` or fixed font size in a window of the given width. */
export function sizeAt(fontSize: string, width: number): number {
  const [smallest = 1, base, slope, largest] = fontSize.match(/-?[\d.]+/g)?.map(Number) ?? [];
  if (base === undefined || slope === undefined || largest === undefined) return smallest * 16;
  return Math.min(Math.max(base * 16 + (slope / 100) * width, smallest * 16), largest * 16);
}

/**
 * Every font size of the page, the largest first. Text inside drawings and on paper has its own. A
 * window that is too narrow for enlarged text sets the longest word of the headline whole.
 */
export const fontSize = {
  display: `min(${fluid(42, 96)}, 14.5vw)`,
  titleLarge: fluid(32, 84),
  title: fluid(32, 60),
  titleSmall: fluid(24, 40),
  large: fluid(20, 25),
  lead: fluid(17, 23),
  text: fluid(17, 18),
  label: '1rem',
  small: fluid(15, 16),
} as const;

const display = { fontFamily: fontStacks.display, textWrap: 'balance' } as const;

export const typography = {
  fontFamily: fontStacks.text,
  fontWeightRegular: fontWeight.text,
  fontWeightMedium: fontWeight.strong,
  fontWeightBold: fontWeight.heading,
  h1: {
    ...display,
    /* A window that is too narrow for enlarged text sets the longest word whole. */
    fontSize: `min(${fluid(42, 96)}, 14.5vw)`,
    fontWeight: fontWeight.heading,
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
  },
  h2: {
    ...display,
    fontSize: fluid(34, 60),
    fontWeight: fontWeight.heading,
    lineHeight: 1.04,
    letterSpacing: '-0.025em',
  },
  /** Above something that speaks louder. */
  h2Quiet: {
    ...display,
    fontSize: fluid(20, 40),
    fontWeight: fontWeight.heading,
    lineHeight: 1.04,
    letterSpacing: '-0.025em',
  },
  h3: {
    ...display,
    fontSize: fluid(20, 25),
    fontWeight: fontWeight.heading,
    lineHeight: 1.18,
    letterSpacing: '-0.015em',
  },
  body1: { fontSize: fluid(17, 18), lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: fluid(15, 16), lineHeight: 1.55, textWrap: 'pretty' },
  lead: {
    fontFamily: fontStacks.text,
    fontSize: fluid(17, 23),
    lineHeight: 1.5,
    textWrap: 'balance',
  },
  eyebrow: {
    fontFamily: fontStacks.text,
    fontSize: '0.9375rem',
    fontWeight: fontWeight.strong,
    lineHeight: 1.4,
    letterSpacing: '0.01em',
  },
  caption: { fontFamily: fontStacks.text, fontSize: fluid(14, 16), lineHeight: 1.5 },
  figure: {
    ...display,
    /* In a phone's narrow cards an enlarged number stays whole. */
    fontSize: `min(${fluid(28, 40)}, 7.4vw)`,
    fontWeight: fontWeight.heading,
    lineHeight: 1,
    letterSpacing: '-0.03em',
  },
  quoteLarge: {
    ...display,
    fontSize: fluid(30, 96),
    fontWeight: fontWeight.quote,
    lineHeight: 1.06,
    letterSpacing: '-0.025em',
  },
  quote: {
    ...display,
    fontSize: fluid(20, 24),
    fontWeight: fontWeight.quote,
    lineHeight: 1.32,
    letterSpacing: '-0.012em',
  },
  numeral: {
    ...display,
    fontSize: fluid(34, 64),
    fontWeight: fontWeight.heading,
    lineHeight: 1,
    letterSpacing: '-0.035em',
  },
  button: {
    fontSize: '1rem',
    fontWeight: fontWeight.strong,
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;
