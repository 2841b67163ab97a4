import { findProject } from '../portfolio.ts';
import { describeProject, maxRating, type TestimonialsContent } from '../testimonials.ts';
import { dueTime, projects } from './portfolio.ts';

/** Returns the parts of a testimonial that are the same for all clients of a project. */
function clientOf(projectName: string, role: string) {
  const project = findProject(projects, projectName, 'src/content/en/testimonials.ts');
  return {
    rating: maxRating,
    ratingLabel: `${maxRating} out of ${maxRating} stars`,
    title: `${role}, ${project.client.country}`,
    ...describeProject(project),
  };
}

export const testimonials: TestimonialsContent = {
  eyebrow: 'Testimonials',
  heading: 'What clients say after the launch.',
  items: [
    {
      ...clientOf('Convoy', 'Founder'),
      text: 'We had an idea on Monday and customers the Monday after. One week to launch.',
      name: 'Amelia Hart',
      initials: 'AH',
      app: { heading: 'Delivered', note: `Van 7, ${dueTime}`, action: 'Rate driver' },
    },
    {
      ...clientOf('Stillwater', 'Chief executive'),
      text: 'They asked better questions than our investors did. The app had 1,000 users in the first week.',
      name: 'Karim Nassar',
      initials: 'KN',
    },
    {
      ...clientOf('Forecourt', 'Managing director'),
      text: 'The first test drive was booked before lunch on the first day.',
      name: 'Rami Khoury',
      initials: 'RK',
    },
  ],
};
