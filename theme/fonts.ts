import displayUrl from './fonts/bricolage-grotesque.woff2';
import textUrl from './fonts/figtree.woff2';

/**
 * Two variable faces, served from our own origin. Each names a fallback that takes the same room:
 * Arial, resized so that nothing shifts when the face arrives. `npm run fonts` prints the figures.
 */
export const fonts = [
  {
    family: 'Bricolage Grotesque',
    url: displayUrl,
    weights: '500 800',
    fallback: { local: 'Arial Bold', sizeAdjust: '93.67%', ascent: '99.28%', descent: '28.82%' },
  },
  {
    family: 'Figtree',
    url: textUrl,
    weights: '400 700',
    fallback: { local: 'Arial', sizeAdjust: '99.38%', ascent: '95.59%', descent: '25.16%' },
  },
] as const;

export const fontStacks = {
  display: "'Bricolage Grotesque', 'Bricolage Grotesque fallback', sans-serif",
  text: "'Figtree', 'Figtree fallback', sans-serif",
} as const;

/** The faces and their fallbacks, in the shape that MUI's baseline wants. */
export const fontFaces = fonts.flatMap(({ family, url, weights, fallback }) => [
  {
    '@font-face': {
      fontFamily: family,
      fontWeight: weights,
      fontDisplay: 'swap',
      src: `url(${url}) format('woff2')`,
    },
  },
  {
    '@font-face': {
      fontFamily: `${family} fallback`,
      fontWeight: weights,
      src: `local('${fallback.local}'), local('Liberation Sans${fallback.local.endsWith('Bold') ? ' Bold' : ''}')`,
      sizeAdjust: fallback.sizeAdjust,
      ascentOverride: fallback.ascent,
      descentOverride: fallback.descent,
      lineGapOverride: '0%',
    },
  },
]);
