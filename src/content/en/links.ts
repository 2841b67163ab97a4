import type { LinkContent, ShortLinkContent } from '../links.ts';
import { settings } from '../settings.ts';
import { locale } from './locale.ts';

/** The home page in this language. */
export const homeHref = `${locale.pathPrefix}/`;

export const bookConsultation: ShortLinkContent = {
  label: 'Book a Consultation',
  shortLabel: 'Book',
  href: settings.consultationUrl,
};

export const browseTemplates: LinkContent = {
  label: 'Browse Templates',
  href: settings.templatesUrl,
};
