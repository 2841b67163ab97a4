import { describe, expect, test } from 'vitest';
import { fontUrls, renderPages } from '../../src/entry-server.tsx';
import { composeMinified } from '../../vite/compose.ts';
import { headerRules } from '../../vite/host/headers.ts';
import { toNginxSnippet } from '../../vite/host/nginx.ts';
import { compressedKb, overBudget } from '../support/budgets.ts';

/** The file name, the HTML and the print style sheet of each page that the build writes. */
const composed = Object.entries(await renderPages('/assets/script.js')).map(
  ([file, { html, styles }]) => [file, composeMinified(html, styles, fontUrls)] as const,
);
const pages = composed.map(([file, { html }]) => [file, html] as const);

const isErrorPage = (file: string) => /^\d/.test(file);

const home = new Map(pages).get('index.html') ?? '';
const [upToHeadline = ''] = home.split('</h1>');

test.each(pages)('%s has no styles for states that only MUI’s scripts set', (_file, html) => {
  expect(html).not.toMatch(/\.Mui-(focused|focusVisible|disabled)/);
});

test.each(composed)('%s has no classes of MUI without a rule', (_file, { html, printStyles }) => {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  const styles = html + printStyles.css;
  const unused = names.filter((name) => name.startsWith('Mui') && !styles.includes(`.${name}`));
  expect(unused).toEqual([]);
});

test.each(composed)('%s links to its print style sheet after all other styles', (_file, page) => {
  const { html, printStyles } = page;
  expect(html).not.toContain('@media print');
  expect(printStyles.css).toMatch(/^@media print\{/);
  const link = `<link rel="stylesheet" media="print" href="/${printStyles.file}"/>`;
  expect(html.lastIndexOf('</style>')).toBeLessThan(html.indexOf(link));
});

test('Styles have the media queries and the prefix that older browsers need', () => {
  const needed = ['@media (min-width:', '-webkit-mask-image:'];
  expect(needed.filter((style) => !home.includes(style))).toEqual([]);
  expect(home.match(/\((width|height|aspect-ratio)[<>]/)).toBeNull();
});

test('The home page is within its size budgets', () => {
  const sizes = { html: compressedKb(home), headline: compressedKb(upToHeadline) };
  expect(overBudget('home page', sizes)).toEqual([]);
});

test.each(pages.filter(([file]) => isErrorPage(file)))('%s is within its budget', (file, html) => {
  expect(overBudget(file, { statusPage: compressedKb(html) })).toEqual([]);
});

test('The head has no styles for classes that the page first uses after the headline', () => {
  expect(upToHeadline).not.toContain('<script');
  const [styles = '', ...others] = upToHeadline.match(/(?<=<style>).*?(?=<\/style>)/gs) ?? [];
  expect(others).toEqual([]);
  const styled = new Set(styles.match(/(?<=\.)_\w+/g));
  const used = new Set(upToHeadline.replace(styles, '').match(/(?<=[" ])_\w+/g));
  expect(styled.size).toBeGreaterThan(0);
  expect([...styled].filter((name) => !used.has(name))).toEqual([]);
});

describe.each(pages)('%s', (file, html) => {
  test('has the styles for a class before the first element with that class', () => {
    const places = new Map<string, number>();
    for (const { 0: found, index } of html.matchAll(/\._\w+/g)) {
      const name = found.slice(1);
      places.set(name, Math.min(index, places.get(name) ?? Infinity));
    }
    expect(places.size).toBeGreaterThan(0);
    const late = [...places].filter(([name, place]) => {
      const used = html.search(new RegExp(`class="([^"]* )?${name}[" ]`));
      return used >= 0 && used < place;
    });
    expect(late).toEqual([]);
  });

  test('has noindex if and only if it is an error page', () => {
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(isErrorPage(file));
  });

  test('has no style sheet and no script that blocks the first paint', () => {
    // The page runs the template's scripts only after the page has loaded.
    const start = html.replace(/<template.*?<\/template>/s, '');
    expect(start).not.toMatch(
      /rel="stylesheet"(?! media="print")|@import|<script (?![^>]*type="(module|application\/ld\+json)")/,
    );
  });

  test('has no code that the CSP blocks', () => {
    expect(html).not.toMatch(/ style="|\son\w+=|href="javascript:/);
    expect(html).not.toMatch(/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))/);
  });

  test('ends with one async script', () => {
    const script = html.match(/<script type="module"[^>]*>/g);
    expect(script).toHaveLength(1);
    expect(script?.[0]).toMatch(/ async /);
    expect(html.endsWith(`${script?.[0]}</script></body></html>`)).toBe(true);
  });

  test('preloads its fonts at the start of the body, because preloads in the head delay the first paint', () => {
    const [head = '', body = ''] = html.split(/<body[^>]*>/);
    expect(head).not.toContain('rel="preload"');
    expect(body.match(/^(<link rel="preload"[^>]+>)+/)?.[0].match(/href="[^"]+"/g)).toEqual(
      fontUrls.map((url) => `href="${url}"`),
    );
  });
});

test('nginx sends TLS records that fit into one IPv4 or IPv6 packet', () => {
  const snippet = toNginxSnippet(headerRules(pages.map(([, html]) => html)), new Map());
  const [, size] = /ssl_buffer_size (\d+);/.exec(snippet) ?? [];
  const record = Number(size) + 22;
  expect(record).toBeLessThanOrEqual(1428);
});
