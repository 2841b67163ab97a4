import { styleBreaks } from '../src/app/styleBreaks.ts';
import { minifyStyles } from './criticalStyles.ts';

const preload = (url: string) =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`;

const style = (css: string) => (css ? `<style>${css}</style>` : '');

/**
 * One document, in the order in which it is needed: the styles down to the headline in the head; the
 * fonts' addresses first in the body, since the browser holds up the first paint for those in the
 * head; then the markup, each further part of the styles just before what uses it. Emotion is not
 * told of the styles: it would move them, and the browser would then lay out the whole page anew. Nor is
 * React told that the document need not wait for its script: it would move that into the head.
 */
export function compose(html: string, [first = '', ...later]: string[], fonts: string[]) {
  const breaks = styleBreaks(html);
  const parts = [0, ...breaks].map(
    (start, part) => style(later[part - 1] ?? '') + html.slice(start, breaks[part]),
  );
  return parts
    .join('')
    .replace('<script type="module" src', '<script type="module" async src')
    .replace('</head>', () => `${style(first)}</head>`)
    .replace(/<body[^>]*>/, (body) => body + fonts.map(preload).join(''));
}

/** The same document, as small as the build writes it. */
export function composeMinified(html: string, styles: string[], fonts: string[]) {
  return compose(html, minifyStyles(styles), fonts);
}
