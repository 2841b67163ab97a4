import { settings } from './settings.ts';
import { hero } from './hero.ts';

export interface PageMetadata {
  title: string;
  description: string;
  /** Path of the one address under which the page wants to be known; none keeps it out of search. */
  canonicalPath?: string;
}

const cities = settings.offices.map(({ city }) => city).join(' and ');

export const homeMetadata = {
  title: `${settings.brandName}: AI-powered apps, CRMs and websites`,
  description: `${hero.tagline} Offices in ${cities}.`,
  canonicalPath: '/',
} satisfies PageMetadata;

/** The image that chats and networks show beside a link; `npm run icons` draws it. */
export const ogImage = { headline: 'AI-Powered Apps, CRMs & Websites' };

export const notFound = {
  metadata: {
    title: `Page not found · ${settings.brandName}`,
    description: 'There is no page at this address.',
  } satisfies PageMetadata,
  heading: '404',
  text: 'Oops! Page not found',
  back: { label: 'Return to Home', href: '/' },
};

export const applicationError = {
  metadata: {
    title: `Something went wrong · ${settings.brandName}`,
    description: 'The page could not be shown.',
  } satisfies PageMetadata,
  heading: 'Unexpected Application Error!',
  back: { label: 'Return to Home', href: '/' },
};
