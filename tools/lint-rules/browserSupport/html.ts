import type { Identifier } from '@mdn/browser-compat-data';
import { bcd, browsersWithout, type Finding } from './browserSupport.ts';

const { elements, global_attributes: globalAttributes } = bcd.html;

/** A start tag as React writes it: every value in double quotes. */
const startTag = /<([a-z][\w-]*)((?:\s[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const attribute = /\s([^\s"=<>/]+)(?:="([^"]*)")?/g;

/** The elements, attributes and values of a page that some supported browser lacks. */
export function unsupportedHtml(html: string): Finding[] {
  const findings: Finding[] = [];
  const withoutText = html.replaceAll(/(<(style|script)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  for (const [tag, name = '', attributes = ''] of withoutText.matchAll(startTag)) {
    const features: [string, Identifier | undefined][] = [
      [`html.elements.${name}`, elements?.[name]],
    ];
    for (const [, spelling = '', value = ''] of attributes.matchAll(attribute)) {
      const key = spelling.toLowerCase();
      const own = elements?.[name]?.[key];
      const path = own ? `html.elements.${name}.${key}` : `html.global_attributes.${key}`;
      const feature = own ?? globalAttributes?.[key];
      features.push([path, feature], [`${path}.${value}`, feature?.[value]]);
    }
    for (const [feature, data] of features) {
      const browsers = browsersWithout(data);
      if (browsers.length > 0) findings.push({ feature, browsers, context: tag.slice(0, 100) });
    }
  }
  return findings;
}

/** The content of every style element of a page, in order. */
export function stylesOf(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}
