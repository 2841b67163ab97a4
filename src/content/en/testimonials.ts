import { maxRating, type TestimonialsTexts } from '../testimonials.ts';
import { dueTime, type ProjectName } from './portfolio.ts';

export const testimonials: TestimonialsTexts<ProjectName> = {
  eyebrow: 'Testimonials',
  heading: 'What clients say after the launch.',
  ratingLabel: (rating) => `${rating} out of ${maxRating} stars`,
  authorTitle: (role, country) => `${role}, ${country}`,
  items: [
    {
      project: 'Convoy',
      role: 'Founder',
      text: 'We had an idea on Monday and customers the Monday after. One week to launch.',
      name: 'Amelia Hart',
      initials: 'AH',
      app: { heading: 'Delivered', note: `Van 7, ${dueTime}`, action: 'Rate driver' },
    },
    {
      project: 'Stillwater',
      role: 'CEO',
      text: 'They asked better questions than our investors did. The app had 1,000 users in the first week.',
      name: 'Karim Nassar',
      initials: 'KN',
    },
    {
      project: 'Forecourt',
      role: 'Managing director',
      text: 'The first test drive was booked before lunch on the first day.',
      name: 'Rami Khoury',
      initials: 'RK',
    },
  ],
};
