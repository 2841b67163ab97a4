import { createBooking, type LinkContent } from '../links.ts';
import { settings } from '../settings.ts';

const label = 'Book a Consultation';

export const bookAbout = createBooking({ label, shortLabel: 'Book' });

/** Link to the booking page. The printed letterhead shows the label and the address. */
export const bookConsultation: LinkContent = { label, href: settings.consultationUrl };

export const browseTemplates: LinkContent = {
  label: 'Browse Templates',
  href: settings.templatesUrl,
};
