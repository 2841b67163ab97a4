import { contactFormId, type SectionId } from './sectionIds.ts';
import { settings } from './settings.ts';

export interface LinkContent {
  label: string;
  href: string;
}

/** A link that shows a short label. Screen readers read the full label. */
export interface ShortLinkContent extends LinkContent {
  shortLabel: string;
}

/** A link to a page, with the language of that page. */
export interface LanguageLink extends LinkContent {
  /** A BCP 47 tag, or `x-default` for all other languages. */
  language: string;
}

/** Returns the URL of a section on the home page. */
export function toSection(id: SectionId): string {
  return `#${id}`;
}

/** URL of the contact form, in the contact section. */
export const contactFormHref = `#${contactFormId}`;

/** Returns a URL as people write it on paper: without `https://` and the last slash. */
export function toAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Returns the booking page's URL. `about` names the section or project that contains the link. */
export function toBooking(about: string): string {
  const { consultationUrl, hasConsultationContext } = settings;
  if (!hasConsultationContext) return consultationUrl;
  const url = new URL(consultationUrl);
  url.searchParams.set('about', about);
  return url.href;
}

/** Returns the function `bookAbout` for a language. It returns links to the booking page. */
export function createBooking(labels: Omit<ShortLinkContent, 'href'>) {
  /** @param about the section or project that contains the link. */
  return (about: string): ShortLinkContent => ({ ...labels, href: toBooking(about) });
}

export type BookAbout = ReturnType<typeof createBooking>;

/** Returns the id of a project's card. */
export function projectId(name: string): string {
  return `project-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
}
