import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { StructuredData } from '../../src/app/StructuredData.tsx';
import { home as content } from '../../src/content/en/home.ts';
import { locale } from '../../src/content/en/locale.ts';
import { ogImage } from '../../src/content/ogImage.ts';
import { settings } from '../../src/content/settings.ts';
import { renderRoute, siteFiles } from '../../src/entry-server.tsx';

const home = `${settings.siteUrl}/`;
const { html } = await renderRoute(new Request('http://localhost/'), '/script.js');
const readPublic = (path: string) => readFileSync(`public/${path}`);

function sizeOfPng(path: string): string {
  const png = readPublic(path);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the page has a language, a title, a description and Open Graph data with the real image size', () => {
  const tags = html.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)"/g);
  const og = Object.fromEntries(Array.from(tags, ([, name, value]) => [name, value]));
  expect(html).toMatch(new RegExp(`<html lang="${locale.language}"`));
  const { title, description } = content.metadata;
  expect(title).toContain(settings.brandName);
  const decoded = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  expect(decoded).toContain(`<title>${title}</title>`);
  expect(decoded).toContain(`<meta name="description" content="${description}"/>`);
  expect(og).toMatchObject({
    'og:type': 'website',
    'og:url': home,
    'og:image': home + ogImage.file,
    'og:image:width': String(ogImage.width),
    'og:image:height': String(ogImage.height),
  });
  expect(sizeOfPng(ogImage.file)).toBe(`${ogImage.width}x${ogImage.height}`);
});

test('all icons in the manifest and the page exist, and the manifest states the correct sizes', () => {
  const { icons, name } = JSON.parse(siteFiles['site.webmanifest'] ?? '') as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(name).toBe(settings.brandName);
  expect(icons.map(({ type }) => type)).toContain('image/svg+xml');
  for (const { src, sizes, type } of icons) {
    if (type === 'image/png') expect(sizeOfPng(src), src).toBe(sizes);
    else expect(String(readPublic(src))).toMatch(/^<svg /);
  }
  const links = [...html.matchAll(/<link rel="[^"]*icon" href="([^"]+)"/g)];
  expect(links.length).toBeGreaterThan(1);
  for (const [, href = ''] of links) expect(readPublic(href).length).toBeGreaterThan(0);
});

test('robots.txt allows every crawler on every path, and names the sitemap', () => {
  expect(siteFiles['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
});

test('security.txt names a contact and expires within a year', () => {
  const text = siteFiles['.well-known/security.txt'] ?? '';
  expect(text).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \S+\n(.*\n)*Canonical: https:\S+\/security.txt\n$/,
  );
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

test('the structured data describes the agency, its offices, the site and every service', () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@context': context, '@graph': graph } = JSON.parse(json) as {
    '@context': string;
    '@graph': Node[];
  };
  expect(context).toBe('https://schema.org');
  const [agency, website, ...offered] = graph;
  expect(agency).toMatchObject({
    '@type': 'Organization',
    name: settings.brandName,
    email: settings.email,
    telephone: settings.phone,
    address: settings.offices.map(({ city, countryCode }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: countryCode,
    })),
  });
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': agency?.['@id'] } });
  expect(offered.map(({ name }) => name)).toEqual(content.services.items.map(({ title }) => title));
  for (const service of offered) {
    expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': agency?.['@id'] } });
  }
});

test('the structured data contains no "<", which could close its script element', () => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script>' }],
  };
  const rendered = renderToStaticMarkup(createElement(StructuredData, { graph }));
  expect(rendered.match(/</g)).toHaveLength(2);
});
