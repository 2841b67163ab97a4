import type { DigitalMarketingTexts } from '../digitalMarketing.ts';
import { toBooking } from '../links.ts';
import { sectionIds } from '../sectionIds.ts';

export const digitalMarketing: DigitalMarketingTexts = {
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
      text: 'Small tests first. Budget follows results.',
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
      channels: [
        { name: 'App stores', users: 420 },
        { name: 'Search', users: 260 },
        { name: 'Paid ads', users: 210 },
        { name: 'Social', users: 110 },
      ],
    },
    heading: 'Your first thousand users, planned.',
    text: 'One launch calendar: what runs where, in which week, at what cost.',
    action: { label: 'Grow My App', href: toBooking(sectionIds.digitalMarketing) },
  },
};
