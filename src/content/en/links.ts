import type { LinkContent, ShortLinkContent } from '../links.ts';
import { settings } from '../settings.ts';

export const bookConsultation: ShortLinkContent = {
  label: 'Book a Consultation',
  shortLabel: 'Book',
  href: settings.consultationUrl,
};

export const browseTemplates: LinkContent = {
  label: 'Browse Templates',
  href: settings.templatesUrl,
};
