import { describe, expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { content } from '../../src/content/en/index.ts';
import { settings } from '../../src/content/settings.ts';
import { renderRoute, siteFiles, toReason } from '../../src/entry-server.tsx';
import { addresses } from '../support/addresses.ts';

const { applicationError } = content;

const render = (path: string) =>
  renderRoute(new Request(new URL(path, 'http://localhost')), '/script.js');

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);

describe.each(addresses)('$path', ({ path, status }) => {
  const isFound = status === 200;

  test(`has the status ${status}, one h1, a title, a description, and ${isFound ? 'a' : 'no'} canonical address`, async () => {
    const { status: actual, html } = await render(path);
    expect(actual).toBe(status);
    expect(matches(html, /<h1\b[^>]*>(.+?)<\/h1>/gs)).toHaveLength(1);
    expect(matches(html, /<title>(.+?)<\/title>/g)).toHaveLength(1);
    expect(matches(html, /<meta name="description" content="(.+?)"/g)).toHaveLength(1);
    const canonical = matches(html, /<link rel="canonical" href="(.+?)"/g);
    expect(canonical).toEqual(isFound ? [settings.siteUrl + path] : []);
  });
});

test('the page for a routing failure shows the status, or else the error message (PAGE-3)', async () => {
  const noAction = new Request('http://localhost/', { method: 'POST' });
  const { html } = await renderRoute(noAction, '/script.js');
  expect(html).toContain(applicationError.heading);
  expect(html).toContain('405 Method Not Allowed');
  expect(toReason(new Error('No route answers.'))).toBe('No route answers.');
});

test('each page has a unique title within its language', () => {
  const titles = routes.map(({ locale, content }) => `${locale.name} ${content.metadata.title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the sitemap lists exactly the routes with the status 200', () => {
  const found = addresses.filter(({ status }) => status === 200);
  expect(matches(siteFiles['sitemap.xml'] ?? '', /<loc>(.+?)<\/loc>/g)).toEqual(
    found.map(({ path }) => settings.siteUrl + path),
  );
});
