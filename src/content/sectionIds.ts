/** The ids of the sections of the home page (PAGE-1). Links and scripts use them too. */
export const sectionIds = {
  hero: 'hero',
  services: 'services',
  portfolio: 'portfolio',
  digitalMarketing: 'digital-marketing',
  testimonials: 'testimonials',
  contact: 'contact',
} as const;

/** The id of the panel with the contact form. */
export const contactFormId = 'contact-form';

export type SectionId = (typeof sectionIds)[keyof typeof sectionIds];
