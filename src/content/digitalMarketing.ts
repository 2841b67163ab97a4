import type { LinkContent } from './links.ts';

export interface DigitalMarketingContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: {
    icon: 'store' | 'search' | 'ads' | 'social' | 'launch';
    title: string;
    /** One line about our work. */
    text: string;
  }[];
  pitch: {
    /** Texts and numbers in the picture of the pitch, the largest channel first. */
    screen: { heading: string; total: string; channels: { name: string; users: number }[] };
    heading: string;
    text: string;
    action: LinkContent;
  };
}
