import { capitalise } from '../counts.ts';
import { listProjects, type AppContent, type PortfolioTexts } from '../portfolio.ts';
import { countInWords } from './counts.ts';

/** When the featured project's van is due. The testimonial about the project shows it too. */
export const dueTime = '08:55';

/** The featured project's app, as a customer sees it on a phone. The hero shows this app. */
export const featuredApp: AppContent = {
  heading: '4 min away',
  note: 'Van 7, stop 3 of 9',
  action: 'Call driver',
};

const projects = listProjects([
  {
    name: 'Convoy',
    scope: 'sixteen vans',
    type: 'Fleet app with CRM and AI',
    description:
      'Drivers, jobs and customers on one live map. Briefed on Monday, built by Saturday.',
    result: { before: 'Built in', figure: '6 days' },
    client: { industry: 'Logistics', country: 'United Kingdom' },
    gradient: 'blueHour',
    miniature: { kind: 'fleet' },
    dispatch: {
      jobs: {
        heading: 'Thursday 08:51',
        progress: '12 of 48 jobs done',
        items: [
          {
            time: '08:20',
            place: '16 Well Street',
            detail: 'Van 3, 4 parcels',
            state: 'Done',
            status: 'done',
          },
          {
            time: '08:40',
            place: '114 Mare Street',
            detail: 'Van 7, 2 pallets',
            state: 'Done',
            status: 'done',
          },
          {
            time: dueTime,
            place: '41 Lauriston Road',
            detail: 'Van 7, stop 3 of 9',
            state: '4 min',
            status: 'next',
          },
          {
            time: '09:10',
            place: '230 Old Ford Road',
            detail: 'Van 7, stop 4 of 9',
            state: '+6 min',
            status: 'late',
          },
          {
            time: '09:15',
            place: '77 Roman Road',
            detail: 'Van 12, 6 parcels',
            state: 'On time',
            status: 'planned',
          },
          {
            time: '09:45',
            place: '52 Victoria Park',
            detail: 'Van 7, stop 5 of 9',
            state: 'On time',
            status: 'planned',
          },
        ],
      },
      map: {
        figures: [
          { value: '14 of 16', label: 'vans on the road' },
          { value: '96%', label: 'on time this week' },
          { value: '1', label: 'running late' },
        ],
        van: { name: 'Van 7, Dan Okafor', due: '4 min away' },
        advice: {
          text: 'Van 7: swap stops 4 and 5',
          gain: 'Saves 11 minutes',
          action: 'Apply',
        },
      },
    },
  },
  {
    name: 'Stillwater',
    type: 'Wellness app',
    description: 'Breathing, sleep and mood in three quiet minutes a day.',
    result: { figure: '2,000', after: 'users in the first month' },
    client: { industry: 'Health', country: 'United Arab Emirates' },
    gradient: 'sea',
    miniature: { kind: 'wellness' },
  },
  {
    name: 'Forecourt',
    type: 'Auto dealer app',
    description: 'Every car shows its price and the next free test drive.',
    result: { figure: '500+', after: 'users in 10 days' },
    client: { industry: 'Automotive', country: 'Lebanon' },
    gradient: 'orchid',
    miniature: {
      kind: 'auto',
      texts: { car: 'Family car', distance: '38,000 km', price: '$18,900' },
    },
  },
  {
    name: 'Chalkline',
    type: 'Education PWA',
    description: 'Lessons open from a link and carry on without a signal.',
    result: { before: 'Built in', figure: '5 days' },
    client: { industry: 'Education', country: 'Jordan' },
    gradient: 'apricot',
    miniature: { kind: 'education' },
  },
  {
    name: 'Two Keys',
    type: 'Hotel and restaurant booking app',
    description: 'A room for tonight and a table at eight, booked on the hotel’s own website.',
    result: { figure: '$144', after: 'on one bill' },
    client: { industry: 'Hospitality', country: 'Cyprus' },
    gradient: 'rose',
    miniature: {
      kind: 'hospitality',
      texts: {
        room: { name: 'Tonight', price: '$96' },
        table: { name: 'At eight', price: '$48' },
        total: { name: 'Total', price: '$144' },
      },
    },
  },
  {
    name: 'Replywell',
    type: 'AI messaging app',
    description: 'Drafts the answer in your tone, day and night. A person takes over at any point.',
    result: { before: 'Drafted at', figure: '03:12' },
    client: { industry: 'Customer service', country: 'United States' },
    gradient: 'dusk',
    miniature: {
      kind: 'messaging',
      texts: {
        question: 'Open now?',
        answer: ['Not until nine.', 'Shall I keep', 'you a table?'],
      },
    },
  },
  {
    name: 'Fairstep',
    type: 'Loan app',
    description: 'Slide to an amount, see the true cost, sign on the same screen.',
    result: { figure: 'Hundreds', after: 'of users in Mexico' },
    client: { industry: 'Finance', country: 'Mexico' },
    gradient: 'cedar',
    miniature: {
      kind: 'loan',
      texts: {
        label: 'Borrow',
        amount: '$8,000',
        cost: '$733',
        period: 'a month',
        terms: '12 months, 18% a year',
      },
    },
  },
  {
    name: 'Homeward',
    scope: 'one lost cat',
    type: 'Lost pet finder',
    description: 'One photo on a web page alerts the street. Every sighting lands on the map.',
    result: { before: 'Seen at', figure: '18:42' },
    client: { industry: 'Community', country: 'Canada' },
    gradient: 'sunset',
    miniature: { kind: 'pets', texts: { poster: 'Lost: Miso', place: 'Elm Street' } },
  },
]);

export type ProjectName = (typeof projects)[number]['name'];

const launches = `${capitalise(countInWords(projects.length))} of our launches`;

export const portfolio: PortfolioTexts = {
  eyebrow: 'Portfolio',
  heading: 'Shipped, and in use.',
  lead: `${launches}.`,
  leadWithScopes: (first, last) => `${launches}, from ${first} to ${last}.`,
  stat: { figure: '180+', label: 'global launches' },
  clientLabel: 'Global Client',
  bookingLabel: (label, project) => `${label} about ${project}`,
  projects,
};
