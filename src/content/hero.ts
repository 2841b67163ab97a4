import { bookConsultation, toAnchor, type LinkContent } from './links.ts';

export interface HeroContent {
  eyebrow: string;
  /** The headline in two breaths: what we make, and why. */
  heading: [string, string];
  tagline: string;
  primary: LinkContent;
  secondary: LinkContent;
  proof: { figure: string; label: string };
}

export const hero: HeroContent = {
  eyebrow: 'London and Beirut',
  heading: ['AI-Powered Apps, CRMs & Websites,', 'built to scale a business.'],
  tagline:
    'Modern digital solutions for startups and enterprises, built for performance, speed and growth.',
  primary: bookConsultation,
  secondary: { label: 'View Our Work', href: toAnchor('portfolio') },
  proof: { figure: '180+', label: 'global launches' },
};
