import { settings } from './settings.ts';

export interface LinkContent {
  label: string;
  href: string;
}

/** The anchors that the page promises, in the order of their sections. */
export const anchors = [
  'services',
  'portfolio',
  'digital-marketing',
  'testimonials',
  'contact',
] as const;
export type Anchor = (typeof anchors)[number];

export function toAnchor(anchor: Anchor): string {
  return `#${anchor}`;
}

export const bookConsultation: LinkContent = {
  label: 'Book a Consultation',
  href: settings.consultationUrl,
};

export const browseTemplates: LinkContent = {
  label: 'Browse Templates',
  href: settings.templatesUrl,
};
