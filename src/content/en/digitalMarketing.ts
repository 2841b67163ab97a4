import type { DigitalMarketingContent } from '../digitalMarketing.ts';
import { capitalise } from './counts.ts';
import { bookConsultation } from './links.ts';
import { locale } from './locale.ts';
import { firstCall, planPromise } from './promises.ts';

const channels = [
  { name: 'App stores', users: 420 },
  { name: 'Search', users: 260 },
  { name: 'Paid ads', users: 210 },
  { name: 'Social', users: 110 },
];

const totalUsers = channels.reduce((total, { users }) => total + users, 0);

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
    screen: {
      heading: 'Users by week twelve',
      total: totalUsers.toLocaleString(locale.language),
      channels,
    },
    heading: 'Your first thousand users, planned.',
    text: `${capitalise(firstCall.minutes)} with the people who would run it. ${planPromise}`,
    action: { label: 'Grow My App', href: bookConsultation.href },
  },
};
