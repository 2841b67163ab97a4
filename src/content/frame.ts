import { logo, type LogoContent } from './brand.ts';
import { toAddress, type LinkContent } from './links.ts';
import { settings } from './settings.ts';

/** Text for the frame around every page. */
export interface FrameContent {
  skipLink: string;
  /** Note for screen readers about external links. */
  opensInNewTab: string;
  /** The header of a printed page. */
  letterhead: {
    brandName: string;
    brandLogo?: LogoContent;
    /** One line for each way to reach the agency. */
    lines: string[];
    links: { label: string; address: string }[];
  };
}

export interface FrameTexts extends Omit<FrameContent, 'letterhead'> {
  /** The offices, and the links below the other lines of the letterhead. */
  letterhead: { places: string; links: LinkContent[] };
}

/** Adds the brand and the agency's addresses to the letterhead. */
export function createFrame({ letterhead, ...texts }: FrameTexts): FrameContent {
  const { brandName, email, phone, siteUrl } = settings;
  const lines = [email, phone, letterhead.places, toAddress(siteUrl)];
  const links = letterhead.links.map(({ label, href }) => ({ label, address: toAddress(href) }));
  return { ...texts, letterhead: { brandName, brandLogo: logo, lines, links } };
}
