import type { Graph, Organization, Service, WebSite } from 'schema-dts';
import { homeMetadata } from './pages.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';

const { brandName, siteUrl, email, phone, offices } = settings;

const home = `${siteUrl}/`;
const agencyId = `${home}#agency`;

const agency = {
  '@type': 'Organization',
  '@id': agencyId,
  name: brandName,
  url: home,
  logo: `${home}icon-512.png`,
  image: `${home}social-card.png`,
  description: homeMetadata.description,
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
  inLanguage: 'en-GB',
  publisher: { '@id': agencyId },
} satisfies WebSite;

const offered = services.items.map(
  ({ title, description }) =>
    ({
      '@type': 'Service',
      name: title,
      description,
      url: `${home}#services`,
      provider: { '@id': agencyId },
    }) satisfies Service,
);

/** What the page says, in the words of schema.org. The compiler knows the vocabulary. */
export const structuredData: Graph = {
  '@context': 'https://schema.org',
  '@graph': [agency, website, ...offered],
};
