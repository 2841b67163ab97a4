import type { LinkContent } from './links.ts';
import type { Locale } from './locale.ts';

export interface DigitalMarketingContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: {
    icon: 'store' | 'search' | 'ads' | 'social' | 'launch';
    title: string;
    /** One line about our work in this area. */
    text: string;
  }[];
  pitch: {
    /** Text and numbers in the drawing. The first channel has the most users. */
    chart: { heading: string; total: string; channels: { name: string; users: number }[] };
    heading: string;
    text: string;
    action: LinkContent;
  };
}

/** Returns the number of users of all channels, in the digits of a language. */
export function addUsers(
  channels: DigitalMarketingContent['pitch']['chart']['channels'],
  { language }: Locale,
): string {
  return channels.reduce((total, { users }) => total + users, 0).toLocaleString(language);
}
