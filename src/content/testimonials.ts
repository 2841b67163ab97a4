import type { GradientName } from '../../theme/index.ts';
import type { PictureContent } from './pictures.ts';
import type { AppContent, Project } from './portfolio.ts';

export interface Testimonial {
  /** Number of stars, out of five. */
  rating: 5;
  /** The rating in words, for screen readers. */
  ratingLabel: string;
  text: string;
  name: string;
  /** The author's role and country. */
  title: string;
  initials: string;
  /** Portrait or client logo that replaces the initials. */
  picture?: PictureContent;
  gradient: GradientName;
  project: Pick<Project, 'name' | 'type' | 'result'>;
  /** Text in the project's app, which a prominent testimonial shows. */
  app?: AppContent;
}

export interface TestimonialsContent {
  eyebrow: string;
  heading: string;
  items: Testimonial[];
}
