import { findFeature, findUnsupported, type Finding } from './support.ts';

/** A start tag as React writes it, with every attribute value in double quotes. */
const startTag = /<([a-z][\w-]*)((?:\s[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s([^\s"=<>/]+)(?:="([^"]*)")?/g;

/** Finds elements, attributes and values that a browser in `browserslist` does not support. */
export function findUnsupportedHtml(html: string): Finding[] {
  const withoutText = html.replaceAll(/(<(style|script)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  return [...withoutText.matchAll(startTag)].flatMap(([tag, name = '', attributes = '']) => {
    const paths = [`html.elements.${name}`];
    for (const [, spelling = '', value = ''] of attributes.matchAll(attribute)) {
      const own = `html.elements.${name}.${spelling.toLowerCase()}`;
      const path = findFeature(own) ? own : `html.global_attributes.${spelling.toLowerCase()}`;
      paths.push(path, `${path}.${value}`);
    }
    return findUnsupported(paths, tag);
  });
}

/** Returns the content of every style element on a page. */
export function readStyles(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
