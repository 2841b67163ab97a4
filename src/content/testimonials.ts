import type { GradientName } from '../../theme/index.ts';

export interface Testimonial {
  /** Stars, out of five. */
  rating: 5;
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

export const testimonials: TestimonialsContent = {
  eyebrow: 'Testimonials',
  heading: 'Ask the people who launched.',
  items: [
    {
      rating: 5,
      text: 'We had an idea on Monday and customers the Monday after. One week to launch.',
      name: 'Amelia Hart',
      title: 'Founder, United Kingdom',
      initials: 'AH',
      gradient: 'blueHour',
    },
    {
      rating: 5,
      text: 'They asked better questions than our investors did. The app had 1,000 users in the first week.',
      name: 'Karim Nassar',
      title: 'Chief executive, Lebanon',
      initials: 'KN',
      gradient: 'sunset',
    },
    {
      rating: 5,
      text: 'Our sales team lived in spreadsheets. Now they live in the CRM and go home on time.',
      name: 'Lucía Ortega',
      title: 'Head of sales, Mexico',
      initials: 'LO',
      gradient: 'cedar',
    },
  ],
};
