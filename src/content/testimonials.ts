import type { GradientName } from '../../theme/index.ts';
import type { PictureContent } from './pictures.ts';
import { findProject, type AppContent, type Project, type ProjectEntry } from './portfolio.ts';

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

/** A testimonial in a locale's `testimonials.ts`. */
export interface TestimonialEntry<ProjectName = string> extends Pick<
  Testimonial,
  'text' | 'name' | 'initials' | 'picture' | 'app'
> {
  /** Name of the client's project. */
  project: ProjectName;
  /** The author's role. */
  role: string;
  /** By default, the rating is `maxRating`. */
  rating?: Testimonial['rating'];
}

export interface TestimonialsTexts<ProjectName = string> extends Omit<
  TestimonialsContent,
  'items'
> {
  ratingLabel: (rating: number) => string;
  authorTitle: (role: string, country: string) => string;
  items: TestimonialEntry<ProjectName>[];
}

/** Adds the facts about the clients' projects to the testimonials. */
export function createTestimonials(
  { ratingLabel, authorTitle, items, ...texts }: TestimonialsTexts,
  projects: ProjectEntry[],
): TestimonialsContent {
  return {
    ...texts,
    items: items.map(({ project, role, rating = maxRating, ...testimonial }) => {
      const { name, type, result, client, gradient } = findProject(projects, project);
      return {
        ...testimonial,
        rating,
        ratingLabel: ratingLabel(rating),
        title: authorTitle(role, client.country),
        gradient,
        project: { name, type, result },
      };
    }),
  };
}
