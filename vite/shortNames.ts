import { classNames, elements } from './markup.ts';

interface Page {
  html: string;
  css: string;
}

/**
 * Gives emotion's classes names of two or three letters, and drops class names that no rule mentions.
 * Within an island all stays as it is: React expects there what it drew itself.
 */
export function shortenNames({ html, css }: Page): Page {
  const islands = classNames(elements(html, /<[\w-]+ data-island=/g).join(''));
  const mentioned = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
  const shorts = new Map<string, string>();

  const shorten = (name: string) => {
    if (islands.has(name) || !name.startsWith('css-')) return name;
    const short = shorts.get(name) ?? `_${shorts.size.toString(36)}`;
    shorts.set(name, short);
    return short;
  };

  return {
    css: css.replaceAll(/\bcss-\w+/g, shorten),
    html: html.replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(' ').filter((name) => islands.has(name) || mentioned.has(name));
      return kept.length > 0 ? ` class="${kept.map(shorten).join(' ')}"` : '';
    }),
  };
}
