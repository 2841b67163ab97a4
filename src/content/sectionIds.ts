/** The ids of the sections of the home page (PAGE-1). Links and scripts use them too. */
export const sectionIds = {
  hero: 'hero',
  services: 'services',
  portfolio: 'portfolio',
  digitalMarketing: 'digital-marketing',
  testimonials: 'testimonials',
  contact: 'contact',
} as const;

export type SectionId = (typeof sectionIds)[keyof typeof sectionIds];
