import { logo, type LogoContent } from './brand.ts';
import { toAddress, type LinkContent } from './links.ts';
import { settings } from './settings.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  skipLink: string;
  /** Note for screen readers about external links. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: { brandName: string; brandLogo?: LogoContent; lines: string[] };
}

export interface FrameTexts extends Omit<FrameContent, 'letterhead'> {
  /** The last lines of the letterhead. */
  letterhead: { places: string; links: LinkContent[] };
}

/** Adds the brand and the agency's addresses to the letterhead. */
export function createFrame({ letterhead, ...texts }: FrameTexts): FrameContent {
  const { brandName, email, phone, siteUrl } = settings;
  const links = letterhead.links.flatMap(({ label, href }) => [`${label}:`, toAddress(href)]);
  const lines = [email, phone, letterhead.places, toAddress(siteUrl), ...links];
  return { ...texts, letterhead: { brandName, brandLogo: logo, lines } };
}
