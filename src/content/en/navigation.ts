import { toSection } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';
import type { NavigationTexts } from '../navigation.ts';
import { bookAbout, browseTemplates } from './links.ts';

export const navigation: NavigationTexts = {
  label: 'Main',
  menu: { open: 'Menu', close: 'Close menu' },
  items: [
    { label: 'Services', href: toSection(sectionIds.services) },
    { label: 'Portfolio', href: toSection(sectionIds.portfolio) },
    { label: 'Digital Marketing', href: toSection(sectionIds.digitalMarketing) },
    { label: 'Testimonials', href: toSection(sectionIds.testimonials) },
    { label: 'Contact', href: toSection(sectionIds.contact) },
  ],
  templates: browseTemplates,
  booking: bookAbout('navigation'),
};
