export interface LinkContent {
  label: string;
  href: string;
}

/** A link whose label is short to the eye, and whole to those who listen to the page. */
export interface ShortLinkContent extends LinkContent {
  shortLabel: string;
}

/** A page in another language. */
export interface LanguageLink extends LinkContent {
  /** A BCP 47 tag. */
  language: string;
}

/** The anchors of the sections (specification, section 2). */
export const anchors = {
  services: 'services',
  portfolio: 'portfolio',
  digitalMarketing: 'digital-marketing',
  testimonials: 'testimonials',
  contact: 'contact',
} as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];

export function toAnchor(anchor: Anchor): string {
  return `#${anchor}`;
}
