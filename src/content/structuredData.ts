import type { Graph, Organization, WebSite } from 'schema-dts';
import type { Locale } from './locale.ts';
import { ogImage } from './ogImage.ts';
import { sectionIds } from './sectionIds.ts';
import type { Service } from './services.ts';
import { settings } from './settings.ts';

/** Returns facts about the agency in the schema.org vocabulary. TypeScript checks the terms. */
export function describeAgency(
  { language, homeHref }: Locale,
  description: string,
  services: Service[],
): Graph {
  const { brandName, siteUrl, email, phone, offices } = settings;
  const root = `${siteUrl}/`;
  const home = siteUrl + homeHref;
  const agencyId = `${root}#agency`;

  const agency = {
    '@type': 'Organization',
    '@id': agencyId,
    name: brandName,
    url: home,
    logo: `${root}icon-512.png`,
    image: `${root}${ogImage.file}`,
    description,
    email,
    telephone: phone,
    address: offices.map(({ city, countryCode }) => ({
      '@type': 'PostalAddress' as const,
      addressLocality: city,
      addressCountry: countryCode,
    })),
  } satisfies Organization;

  const website = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: brandName,
    url: home,
    inLanguage: language,
    publisher: { '@id': agencyId },
  } satisfies WebSite;

  const offered = services.map((service) => ({
    '@type': 'Service' as const,
    name: service.title,
    description: service.description,
    url: `${home}#${sectionIds.services}`,
    provider: { '@id': agencyId },
  }));

  return { '@context': 'https://schema.org', '@graph': [agency, website, ...offered] };
}
