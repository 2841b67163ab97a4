import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { StructuredData } from '../../src/app/StructuredData.tsx';
import { services } from '../../src/content/en/services.ts';
import { settings } from '../../src/content/settings.ts';
import { renderRoute } from '../../src/entry-server.tsx';

interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Reads the structured data from the page, as a search engine does. */
async function readData(): Promise<{ '@context': string; '@graph': Node[] }> {
  const { html } = await renderRoute(new Request('http://localhost/'), '/script.js');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Awaited<ReturnType<typeof readData>>;
}

test('the structured data describes the agency, its offices, the site and every service', async () => {
  const { '@context': context, '@graph': graph } = await readData();
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
  expect(offered.map(({ name }) => name)).toEqual(services.items.map(({ title }) => title));
  for (const service of offered) {
    expect(service).toMatchObject({ '@type': 'Service', provider: { '@id': agency?.['@id'] } });
  }
});

test('the structured data contains no "<", which could close its script element', () => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script>' }],
  };
  const html = renderToStaticMarkup(createElement(StructuredData, { graph }));
  expect(html.match(/</g)).toHaveLength(2);
});
