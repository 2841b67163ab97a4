import type { IconName } from '../brand/icons/Icon.tsx';
import { bookConsultation, type LinkContent } from './links.ts';

export interface DigitalMarketingContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: { icon: IconName; title: string }[];
  pitch: { heading: string; text: string; action: LinkContent };
}

export const digitalMarketing: DigitalMarketingContent = {
  eyebrow: 'Digital marketing',
  heading: 'Launched is not the same as found.',
  lead: 'We put the app in front of the people it was made for, then count who stays.',
  items: [
    { icon: 'store', title: 'App Store Optimization' },
    { icon: 'search', title: 'SEO & Content Strategy' },
    { icon: 'ads', title: 'Paid Ads (Meta, Google, TikTok)' },
    { icon: 'social', title: 'Social Media Growth' },
    { icon: 'launch', title: 'Launch Campaigns' },
  ],
  pitch: {
    heading: 'Your first thousand users, planned.',
    text: 'Thirty minutes with the people who would run it. The plan is yours to keep.',
    action: { label: 'Grow My App', href: bookConsultation.href },
  },
};
