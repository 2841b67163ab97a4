import { endOfFirstScreen } from '../src/app/firstScreen.ts';

const preload = (url: string) =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`;

const style = (css: string) => (css ? `<style>${css}</style>` : '');

/**
 * One document, in the order in which it is needed: the styles of the first screen in the head, the
 * fonts' addresses first in the body, since the browser holds up the first paint for those in the
 * head; the first screen; then the other styles, and all that is below. Emotion is not told of the
 * styles: it would move them, and the browser would then lay out the whole page anew.
 */
export function compose(html: string, [firstScreen = '', below = '']: string[], fonts: string[]) {
  const end = endOfFirstScreen(html);
  const first = html
    .slice(0, end)
    .replace('</head>', () => `${style(firstScreen)}</head>`)
    .replace(/<body[^>]*>/, (body) => body + fonts.map(preload).join(''));
  return first + style(below) + html.slice(end);
}
