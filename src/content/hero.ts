import { anchors, bookConsultation, toAnchor, type LinkContent } from './links.ts';
import { cities } from './offices.ts';

export interface HeroContent {
  eyebrow: string;
  heading: string;
  tagline: string;
  primary: LinkContent;
  secondary: LinkContent;
}

export const hero: HeroContent = {
  eyebrow: cities,
  heading: 'AI-Powered Apps, CRMs & Websites, built to scale a business.',
  tagline:
    'Modern digital solutions for startups and enterprises, built for performance, speed and growth.',
  primary: bookConsultation,
  secondary: { label: 'View Our Work', href: toAnchor(anchors.portfolio) },
};
