import { capitalise } from '../counts.ts';
import { addUsers, type DigitalMarketingContent } from '../digitalMarketing.ts';
import { sectionIds } from '../sectionIds.ts';
import { bookAbout } from './links.ts';
import { locale } from './locale.ts';
import { firstCall } from './promises.ts';

const channels = [
  { name: 'App stores', users: 420 },
  { name: 'Search', users: 260 },
  { name: 'Paid ads', users: 210 },
  { name: 'Social', users: 110 },
];

export const digitalMarketing: DigitalMarketingContent = {
  eyebrow: 'Digital Marketing',
  heading: 'Launched is not the same as found.',
  lead: 'We show your app to the people it was made for, then count how many stay.',
  items: [
    {
      icon: 'store',
      title: 'App Store Optimization',
      text: 'The words and pictures of your store page, tested.',
    },
    {
      icon: 'search',
      title: 'SEO & Content Strategy',
      text: 'Pages that answer what your customers search for.',
    },
    {
      icon: 'ads',
      title: 'Paid Ads (Meta, Google, TikTok)',
      text: 'Small tests first; the budget follows what works.',
    },
    {
      icon: 'social',
      title: 'Social Media Growth',
      text: 'A month of posts, planned from your own work.',
    },
    {
      icon: 'launch',
      title: 'Launch Campaigns',
      text: 'Press, partners and offers in the same week.',
    },
  ],
  pitch: {
    chart: {
      heading: 'Example: users in the first week',
      total: addUsers(channels, locale),
      channels,
    },
    heading: 'Your first thousand users, planned.',
    text: `${capitalise(firstCall.duration)} on a call with the people who would run your launch.`,
    action: { label: 'Grow My App', href: bookAbout(sectionIds.digitalMarketing).href },
  },
};
