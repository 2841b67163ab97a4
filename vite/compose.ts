import { createHash } from 'node:crypto';
import { endOfHeadline } from '../src/app/headline.ts';
import type { PageStyles } from '../src/entry-server.tsx';
import {
  minifyStyles,
  removeUnusedClasses,
  removeUnusedRules,
  separatePrintStyles,
  shortenClasses,
} from './criticalStyles.ts';

const preload = (url: string) =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`;

const style = (css: string) => (css ? `<style>${css}</style>` : '');

/**
 * Inserts styles and font preloads into the HTML of a page. The preloads are at the start of the
 * body, because preloads in the head delay Chromium's first paint. Adds `async` to the script here,
 * because React would move an `async` script into the head.
 */
export function compose(html: string, { head, body }: PageStyles, fonts: string[]): string {
  const end = endOfHeadline(html);
  return [html.slice(0, end), style(body), html.slice(end)]
    .join('')
    .replace('<script type="module" src', '<script type="module" async src')
    .replace('</head>', () => `${style(head)}</head>`)
    .replace(/<body[^>]*>/, (tag) => tag + fonts.map(preload).join(''));
}

/**
 * Does the same as `compose`, but minifies the styles for the build, removes unused styles and
 * classes, and shortens class names. The page loads its print style sheet from a file. Its link is after all other styles, so
 * that the rules for print win.
 */
export function composeMinified(html: string, styles: PageStyles, fonts: string[]) {
  const used = [styles.head, styles.body].map((css) => removeUnusedRules(css, html));
  const minified = minifyStyles(separatePrintStyles(used));
  const short = shortenClasses(removeUnusedClasses(html, minified.join('')), minified);
  const [head = '', body = '', print = ''] = short.sheets;
  const printFile = `assets/print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
  const link = `<link rel="stylesheet" media="print" href="/${printFile}"/>`;
  const page = compose(short.html, { head, body }, fonts);
  return {
    html: page.replace('<script type="module"', (script) => link + script),
    printStyles: { file: printFile, css: print },
  };
}
