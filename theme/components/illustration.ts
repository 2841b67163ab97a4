import type { Theme } from '@mui/material/styles';

/**
 * An element with the class `enter` moves into place once. The animation starts from the transform
 * `--from` and the opacity `--seen`. If the visitor has already seen the element, it moves to `--from`
 * and back. An element that also has the class `leave` fades out instead.
 */
const scene = {
  '.enter': { '--from': 'scale(0.94)', '--seen': 0 },
  '.pop': { '--from': 'scale(0.7)' },
  '.drop': { '--from': 'translateY(-14px)' },
  '.drive': { '--from': 'translateX(-26px)' },
  '.turn': { '--from': 'translate(-20px, 3px)' },
  '.fill': { '--from': 'scaleX(0)' },
  '.slide': { '--from': 'translateX(-64px)' },
  '.breathe': { '--from': 'scale(0.8)' },
  '.climb': { '--from': 'translateY(60px)' },
  '.fill, .slide, .breathe, .climb, .leave': { '--seen': 1 },
  '.leave': { '--from': 'none', opacity: 0 },
  '@media (prefers-reduced-motion: no-preference)': {
    '.enter': {
      animation: 'enter 800ms cubic-bezier(0.2, 0.8, 0.3, 1) var(--start, 200ms) backwards',
      transformBox: 'fill-box',
      transformOrigin: 'center',
    },
    '.fill': { transformOrigin: 'left' },
    '.drive, .turn, .breathe, .climb': { animationDuration: '1500ms' },
    '.late': { animationDelay: 'calc(var(--start, 200ms) + 600ms)' },
    '.later': { animationDelay: 'calc(var(--start, 200ms) + 1200ms)' },
  },
};

/** Names of the colours that are available for lines. */
const inks = ['accent', 'ink', 'paper', 'tint', 'mid', 'deep', 'warm', 'near'] as const;

/**
 * Returns the CSS rules for all illustrations on a page. Each colour has a class that fills a
 * shape. Each colour in `inks` also has a class for lines, with the prefix `l-`.
 */
export function illustrationRules({ fontWeight, vars: { palette } }: Theme) {
  const { illustration } = palette;
  const surfaces = Object.entries(illustration).map(([name, fill]) => [`.${name}`, { fill }]);
  const lines = inks.map((name) => [`.l-${name}`, { stroke: illustration[name] }]);
  return {
    '@keyframes enter': { from: { transform: 'var(--from)', opacity: 'var(--seen)' } },
    '.illustration': {
      /* Drawings are not mirrored in right-to-left languages. */
      direction: 'ltr',
      display: 'block',
      inlineSize: '100%',
      fill: 'none',
      strokeWidth: 6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      /* By default, the browser would render the text again for each size of a drawing. */
      textRendering: 'geometricPrecision',
      fontWeight: fontWeight.strong,
      userSelect: 'none',
      ...Object.fromEntries([...surfaces, ...lines]),
      /* `soft` is for shapes behind the subject. `shade` is for the shadow of the subject. */
      '.soft': { fill: 'currentColor', opacity: 0.14 },
      '.l-soft': { stroke: 'currentColor', opacity: 0.2 },
      '.shade': { fill: illustration.ink, opacity: 0.2 },
      '.thin': { strokeWidth: 4 },
      /* The light on the rim of a device separates its dark frame from a dark background. */
      '.bezel': { stroke: illustration.mid, strokeWidth: 3 },
      '.current': { fill: 'currentColor' },
      '.large': { fontSize: 23 },
      '.middle': { textAnchor: 'middle' },
      /* Hides the words of a drawing in a browser without SVG. In SVG, this rule has no effect. */
      text: { display: 'inline-block', inlineSize: 0, blockSize: 0, overflow: 'hidden' },
      ...scene,
      /* `paper` and `near` shapes may have the background colour, so they get an outline. */
      '@media (forced-colors: active)': {
        '.paper:not(text), .near': { stroke: 'CanvasText', strokeWidth: 2 },
        /* By default, browsers change the colour of text, but not of the shapes behind the text. */
        text: { forcedColorAdjust: 'none' },
      },
    },
  };
}
