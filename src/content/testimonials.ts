import type { GradientName } from '../../theme/index.ts';
import type { PictureContent } from './pictures.ts';
import type { AppContent, Project, ProjectEntry } from './portfolio.ts';

/** Number of stars that a client gives at most. */
export const maxRating = 5 as const;

export interface Testimonial {
  /** Number of stars, out of `maxRating`. */
  rating: 1 | 2 | 3 | 4 | typeof maxRating;
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
  /** Text for a drawing of the project's app. A prominent testimonial shows this drawing. */
  app?: AppContent;
}

export interface TestimonialsContent {
  eyebrow: string;
  heading: string;
  items: Testimonial[];
}

/** Returns the parts of a testimonial that come from the client's project. */
export function describeProject({ name, type, result, gradient }: ProjectEntry) {
  return { gradient, project: { name, type, result } };
}
