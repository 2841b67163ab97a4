import { bookConsultation, browseTemplates, toAnchor, type LinkContent } from './links.ts';
import { settings } from './settings.ts';

export interface NavigationContent {
  brandName: string;
  items: LinkContent[];
  templates: LinkContent;
  booking: LinkContent & { shortLabel: string };
}

export const navigation: NavigationContent = {
  brandName: settings.brandName,
  items: [
    { label: 'Services', href: toAnchor('services') },
    { label: 'Portfolio', href: toAnchor('portfolio') },
    { label: 'Digital Marketing', href: toAnchor('digital-marketing') },
    { label: 'Testimonials', href: toAnchor('testimonials') },
    { label: 'Contact', href: toAnchor('contact') },
  ],
  templates: browseTemplates,
  booking: { ...bookConsultation, shortLabel: 'Book' },
};
