import { logo } from '../brand.ts';
import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import type { NavigationContent } from '../navigation.ts';
import { settings } from '../settings.ts';
import { contact } from './contact.ts';
import { bookAbout, browseTemplates } from './links.ts';

export const navigation: NavigationContent = {
  label: 'Main',
  brandName: settings.brandName,
  brandLogo: logo,
  menu: { open: 'Menu', close: 'Close menu' },
  items: [
    { label: 'Services', href: toSection(sectionIds.services) },
    { label: 'Portfolio', href: toSection(sectionIds.portfolio) },
    { label: 'Digital Marketing', href: toSection(sectionIds.digitalMarketing) },
    { label: 'Testimonials', href: toSection(sectionIds.testimonials) },
    { label: 'Contact', href: toSection(sectionIds.contact) },
  ],
  message: { label: contact.form.heading, href: '#contact-form' },
  templates: browseTemplates,
  booking: bookAbout('navigation'),
};
