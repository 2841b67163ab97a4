import type { GradientName } from '../../theme/index.ts';
import type { MiniatureName } from '../brand/illustrations/Miniature.tsx';
import { bookConsultation, type ShortLinkContent } from './links.ts';

/**
 * What came of a project: a figure with the words on either side of it, or, where there is no number
 * to tell, what the product does that others do not.
 */
export type ProjectResult =
  { before?: string; figure: string; after?: string } | { feature: string };

/** The result as one line of text. */
export const resultText = (result: ProjectResult) =>
  'feature' in result
    ? result.feature
    : [result.before, result.figure, result.after].filter(Boolean).join(' ');

export interface Project {
  name: string;
  type: string;
  description: string;
  result: ProjectResult;
  client: { industry: string; country: string };
  gradient: GradientName;
  miniature: MiniatureName;
  booking: ShortLinkContent;
}

export interface PortfolioContent {
  eyebrow: string;
  heading: string;
  lead: string;
  stat: { figure: string; label: string };
  /** Stands before the client's country, which is all that we say of a client. */
  clientLabel: string;
  items: Project[];
}

const projects: Omit<Project, 'booking'>[] = [
  {
    name: 'Convoy',
    type: 'Fleet app with CRM and AI',
    description: 'Drivers, jobs and customers on one live map. AI plans the route.',
    result: { before: 'Built in', figure: '6 days' },
    client: { industry: 'Logistics', country: 'United Kingdom' },
    gradient: 'blueHour',
    miniature: 'fleet',
  },
  {
    name: 'Stillwater',
    type: 'Wellness app',
    description: 'Breathing, sleep and mood in three quiet minutes a day.',
    result: { figure: '2,000', after: 'users in the first month' },
    client: { industry: 'Health', country: 'United Arab Emirates' },
    gradient: 'cedar',
    miniature: 'wellness',
  },
  {
    name: 'Forecourt',
    type: 'Auto dealer app',
    description: 'Every car with its price and its story. A test drive is two taps away.',
    result: { figure: '500+', after: 'users in 10 days' },
    client: { industry: 'Automotive', country: 'Lebanon' },
    gradient: 'sunset',
    miniature: 'auto',
  },
  {
    name: 'Chalkline',
    type: 'Education PWA',
    description: 'Lessons that open from a link and carry on without a signal.',
    result: { before: 'Built in', figure: '5 days' },
    client: { industry: 'Education', country: 'Jordan' },
    gradient: 'saffron',
    miniature: 'education',
  },
  {
    name: 'Two Keys',
    type: 'Hotel and restaurant booking app',
    description: 'A room for tonight and a table at eight, in one booking.',
    result: { feature: 'One payment for both' },
    client: { industry: 'Hospitality', country: 'Cyprus' },
    gradient: 'orchid',
    miniature: 'hospitality',
  },
  {
    name: 'Replywell',
    type: 'AI messaging app',
    description: 'Drafts the answer in your tone, day and night.',
    result: { feature: 'Hands over to a person' },
    client: { industry: 'Customer service', country: 'United States' },
    gradient: 'dusk',
    miniature: 'messaging',
  },
  {
    name: 'Fairstep',
    type: 'Loan app',
    description: 'Slide to an amount, see the true cost, sign on the same screen.',
    result: { figure: 'Hundreds', after: 'of users in Mexico' },
    client: { industry: 'Finance', country: 'Spain' },
    gradient: 'sea',
    miniature: 'loan',
  },
  {
    name: 'Homeward',
    type: 'Lost pet finder',
    description: 'One photo alerts the neighbours. Every sighting lands on the map.',
    result: { feature: 'Alerts street by street' },
    client: { industry: 'Community', country: 'Canada' },
    gradient: 'rose',
    miniature: 'pets',
  },
];

export const portfolio: PortfolioContent = {
  eyebrow: 'Portfolio',
  heading: 'Shipped, and in use.',
  lead: 'Eight of our launches, and what came of each.',
  stat: { figure: '180+', label: 'global launches' },
  clientLabel: 'Global Client',
  items: projects.map((project) => ({
    ...project,
    booking: { ...bookConsultation, label: `${bookConsultation.label} about ${project.name}` },
  })),
};
