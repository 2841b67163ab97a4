import { toBooking, type LinkContent, type ShortLinkContent } from '../links.ts';
import { settings } from '../settings.ts';

const label = 'Book a Consultation';

/** @param about the section or project that contains the link. */
export function bookAbout(about: string): ShortLinkContent {
  return { label, shortLabel: 'Book', href: toBooking(about) };
}

/** Link to the booking page. The printed letterhead shows the label and the address. */
export const bookConsultation: LinkContent = { label, href: settings.consultationUrl };

export const browseTemplates: LinkContent = {
  label: 'Browse Templates',
  href: settings.templatesUrl,
};
