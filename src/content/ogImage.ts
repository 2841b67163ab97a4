import { offer } from './en/hero.ts';
import { settings } from './settings.ts';

/** The image that stands for the site in chats and feeds (Open Graph). `npm run generate -- icons` renders it. */
export const ogImage = {
  file: 'social-card.png',
  width: 1200,
  height: 630,
  brandName: settings.brandName,
  headline: offer,
  alt: `${settings.brandName}: ${offer}`,
};
