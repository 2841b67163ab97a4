import type { GradientName } from '../../theme/index.ts';
import type { MiniatureName } from '../brand/illustrations/Miniature.tsx';
import { bookConsultation, type ShortLinkContent } from './links.ts';

export interface Project {
  name: string;
  type: string;
  description: string;
  /** What came of it, in a few words. */
  result: string;
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
    result: 'Built in 6 days',
    client: { industry: 'Logistics', country: 'United Kingdom' },
    gradient: 'blueHour',
    miniature: 'fleet',
  },
  {
    name: 'Stillwater',
    type: 'Wellness app',
    description: 'Breathing, sleep and mood in three quiet minutes a day.',
    result: '2,000 users in the first month',
    client: { industry: 'Health', country: 'United Arab Emirates' },
    gradient: 'cedar',
    miniature: 'wellness',
  },
  {
    name: 'Forecourt',
    type: 'Auto dealer app',
    description: 'Every car with its price, its story and a test drive two taps away.',
    result: '500+ users in 10 days',
    client: { industry: 'Automotive', country: 'Lebanon' },
    gradient: 'sunset',
    miniature: 'auto',
  },
  {
    name: 'Chalkline',
    type: 'Education PWA',
    description: 'Lessons that open from a link and carry on without a signal.',
    result: 'Built in 5 days',
    client: { industry: 'Education', country: 'Jordan' },
    gradient: 'saffron',
    miniature: 'education',
  },
  {
    name: 'Two Keys',
    type: 'Hotel and restaurant booking app',
    description: 'A room for tonight and a table at eight, in one booking.',
    result: 'One payment for both',
    client: { industry: 'Hospitality', country: 'Cyprus' },
    gradient: 'orchid',
    miniature: 'hospitality',
  },
  {
    name: 'Replywell',
    type: 'AI messaging app',
    description: 'Drafts the answer in your tone, at any hour of the day.',
    result: 'Hands over to a person',
    client: { industry: 'Customer service', country: 'United States' },
    gradient: 'dusk',
    miniature: 'messaging',
  },
  {
    name: 'Fairstep',
    type: 'Loan app',
    description: 'Slide to an amount, see the true cost, sign on the same screen.',
    result: 'Hundreds of users in Mexico',
    client: { industry: 'Finance', country: 'Mexico' },
    gradient: 'sea',
    miniature: 'loan',
  },
  {
    name: 'Homeward',
    type: 'Lost pet finder',
    description: 'One photo alerts the neighbours; sightings land on the map.',
    result: 'Alerts street by street',
    client: { industry: 'Community', country: 'Canada' },
    gradient: 'rose',
    miniature: 'pets',
  },
];

export const portfolio: PortfolioContent = {
  eyebrow: 'Portfolio',
  heading: 'Shipped, and in use.',
  lead: 'Eight launches, eight countries.',
  stat: { figure: '180+', label: 'global launches' },
  clientLabel: 'Global Client',
  items: projects.map((project) => ({
    ...project,
    booking: { ...bookConsultation, label: `${bookConsultation.label} about ${project.name}` },
  })),
};
