import type { GradientName } from '../../theme/index.ts';

export interface Testimonial {
  /** Stars, out of five. */
  rating: 5;
  /** The rating in words, for those who listen to the page. */
  ratingLabel: string;
  text: string;
  name: string;
  /** The person's role and country. */
  title: string;
  initials: string;
  gradient: GradientName;
}

export interface TestimonialsContent {
  eyebrow: string;
  heading: string;
  items: Testimonial[];
}

const fiveStars = { rating: 5, ratingLabel: '5 out of 5 stars' } as const;

export const testimonials: TestimonialsContent = {
  eyebrow: 'Testimonials',
  heading: 'Ask the people who launched.',
  items: [
    {
      ...fiveStars,
      text: 'We had an idea on Monday and customers the Monday after. One week to launch.',
      name: 'Amelia Hart',
      title: 'Founder, United Kingdom',
      initials: 'AH',
      gradient: 'blueHour',
    },
    {
      ...fiveStars,
      text: 'They asked better questions than our investors did. The app had 1,000 users in the first week.',
      name: 'Karim Nassar',
      title: 'Chief executive, Lebanon',
      initials: 'KN',
      gradient: 'sunset',
    },
    {
      ...fiveStars,
      text: 'Our sales team lived in spreadsheets. Now they live in the CRM and go home on time.',
      name: 'Lucía Ortega',
      title: 'Head of sales, Mexico',
      initials: 'LO',
      gradient: 'cedar',
    },
  ],
};
