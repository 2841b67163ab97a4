import { fontStacks } from './fonts.ts';
import { fontWeight } from './primitives.ts';

/**
 * Returns a font size: `smallest` in windows up to 480 px wide, `largest` from 1920 px. Between
 * these widths, the size grows with the window. The size has a rem part, so it also grows when a
 * visitor enlarges the text.
 */
function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (1920 - 480);
  const base = smallest - slope * 480;
  return `clamp(${smallest / 16}rem, ${(base / 16).toFixed(3)}rem + ${(slope * 100).toFixed(2)}vw, ${largest / 16}rem)`;
}

/** Converts a font size to px, for a window of the given width that is very high. */
export function sizeAt(fontSize: string, width: number): number {
  const units = { rem: 16, px: 1, vw: width / 100, vh: Infinity };
  const length = (sum: string) =>
    [...sum.matchAll(/(-?[\d.]+|Infinity)(rem|px|vw|vh)/g)]
      .map(([, number, unit]) => Number(number) * units[unit as keyof typeof units])
      .reduce((total, part) => total + part);
  const functions = {
    min: Math.min,
    max: Math.max,
    clamp: (smallest: number, size: number, largest: number) =>
      Math.min(Math.max(size, smallest), largest),
  };
  const innermost = /(min|max|clamp)\(([^()]*)\)/;
  for (let size = fontSize; ;) {
    const [whole, name, list = ''] = innermost.exec(size) ?? [];
    if (!whole) return length(size);
    const values = list.split(',').map(length) as [number, number, number];
    size = size.replace(whole, `${functions[name as keyof typeof functions](...values)}px`);
  }
}

/**
 * Limits the size of a title in a low window, and in a narrow window with enlarged text. Without
 * this limit, a title could be larger than the headline, which has its own limits.
 */
const belowHeadline = (size: string) => `min(${size}, 0.4rem + 7.6vw, max(1.375rem, 8vh))`;

/** The font sizes of the page. Drawings and print have their own sizes. */
export const fontSize = {
  /** The digits on a status page, such as 404. They grow with the window's width and height. */
  sign: 'clamp(3.5rem, min(42vw, 30vh), 22rem)',
  /** The headline. Its longest word fits even in a narrow window with enlarged text. */
  display: `min(${fluid(42, 96)}, 0.4375rem + 8.75vw, 14.5vw)`,
  /** The headline in a low window on a laptop. */
  displayLow: 'min(6.4vw, 8.2vh)',
  /** The headline on a phone in landscape. */
  displayFlat: 'clamp(1.5rem, 8.4vh, 2.5rem)',
  titleLarge: belowHeadline(fluid(31, 84)),
  title: belowHeadline(fluid(31, 60)),
  titleSmall: belowHeadline(fluid(23, 40)),
  large: fluid(19.5, 25),
  lead: fluid(17, 23),
  /** A lead (introductory text) in a low window. */
  leadLow: 'clamp(1rem, 2.7vh, 1.4375rem)',
  text: fluid(17, 18),
  label: '1rem',
  small: fluid(15, 16),
  caption: fluid(14, 16),
} as const;

/**
 * Letter spacing of the display font: −0.03em from 48 px, −0.005em up to 24 px, and between them
 * a value that depends on the font size, even if a component overrides this size.
 */
const tracking = 'clamp(-0.03em, 0.075rem - 0.055em, -0.005em)';

/** Converts a letter spacing to px, for text of the given font size in px. */
export function trackingAt(letterSpacing: string | number, size: number): number {
  return letterSpacing === tracking
    ? Math.min(Math.max(-0.03 * size, 0.075 * 16 - 0.055 * size), -0.005 * size)
    : parseFloat(String(letterSpacing)) * size;
}

const display = {
  fontFamily: fontStacks.display,
  letterSpacing: tracking,
  textWrap: 'balance',
} as const;
const heading = { ...display, fontWeight: fontWeight.heading } as const;
/** With tighter letter spacing, the comma in 2,000 touches the next digit. */
const number = { ...heading, letterSpacing: 0 } as const;
const h2 = { ...heading, fontSize: fontSize.title, lineHeight: 1.04 } as const;

export const variants = {
  h1: {
    ...heading,
    fontSize: fontSize.display,
    lineHeight: 0.98,
  },
  h2,
  /** For a section heading that is larger than other section headings. */
  h2Loud: {
    ...heading,
    fontSize: fontSize.titleLarge,
    lineHeight: 1.02,
  },
  /** For sections with content that is more prominent than the heading. */
  h2Quiet: { ...h2, fontSize: fontSize.titleSmall },
  h3: { ...heading, fontSize: fontSize.large, lineHeight: 1.18 },
  h4: { ...heading, fontSize: fontSize.lead, lineHeight: 1.25 },
  h5: { ...heading, fontSize: fontSize.text, lineHeight: 1.3 },
  h6: { ...heading, fontSize: fontSize.label, lineHeight: 1.35 },
  subtitle1: { fontSize: fontSize.text, fontWeight: fontWeight.strong, lineHeight: 1.4 },
  subtitle2: { fontSize: fontSize.small, fontWeight: fontWeight.strong, lineHeight: 1.4 },
  /** `pretty` avoids a last line with a single word. Some browsers do not support `pretty`. */
  body1: { fontSize: fontSize.text, lineHeight: 1.6, textWrap: 'pretty' },
  body2: { fontSize: fontSize.small, lineHeight: 1.55, textWrap: 'balance' },
  lead: { fontSize: fontSize.lead, lineHeight: 1.5, textWrap: 'balance' },
  eyebrow: {
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    lineHeight: 1.4,
    letterSpacing: '0.01em',
  },
  caption: { fontSize: fontSize.caption, lineHeight: 1.5 },
  overline: {
    fontSize: fontSize.caption,
    fontWeight: fontWeight.strong,
    lineHeight: 1.5,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  figure: {
    ...number,
    /* Keeps a number inside a narrow card on a phone when a visitor enlarges the text. */
    fontSize: `min(${fontSize.titleSmall}, 6.3vw)`,
    lineHeight: 1,
  },
  quoteLarge: {
    ...display,
    fontSize: fontSize.titleLarge,
    fontWeight: fontWeight.quote,
    lineHeight: 1.06,
  },
  quote: {
    ...display,
    fontSize: fontSize.large,
    fontWeight: fontWeight.quote,
    lineHeight: 1.32,
  },
  numeral: {
    ...number,
    fontSize: fontSize.title,
    lineHeight: 1,
  },
  button: {
    fontSize: fontSize.label,
    fontWeight: fontWeight.strong,
    lineHeight: 1.25,
    letterSpacing: 0,
    textTransform: 'none',
  },
} as const;

export const typography = {
  fontFamily: fontStacks.text,
  fontWeightLight: fontWeight.text,
  fontWeightRegular: fontWeight.text,
  fontWeightMedium: fontWeight.strong,
  fontWeightBold: fontWeight.strong,
  ...variants,
} as const;
