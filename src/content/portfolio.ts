import type { GradientName } from '../../theme/index.ts';
import type { BookAbout, ShortLinkContent } from './links.ts';
import type { PictureContent } from './pictures.ts';

/** Result of a project: a number (`figure`) with text around it. */
export interface ProjectResult {
  before?: string;
  figure: string;
  after?: string;
}

/** Returns the result as one line of text, or an empty string if there is no result. */
export function resultText(result: ProjectResult | undefined): string {
  if (!result) return '';
  return [result.before, result.figure, result.after].filter(Boolean).join(' ');
}

interface Priced {
  name: string;
  price: string;
}

/** The kind of a project's drawing, and the text in the drawing. */
export type ProductContent =
  | { kind: 'fleet' | 'wellness' | 'education' }
  | { kind: 'auto'; texts: { car: string; distance: string; price: string } }
  | { kind: 'hospitality'; texts: { room: Priced; table: Priced; total: Priced } }
  | { kind: 'messaging'; texts: { question: string; answer: [string, string, string] } }
  /* `cost` is paid in each `period`, such as "a month". `terms` are the number of payments and the rate. */
  | {
      kind: 'loan';
      texts: { label: string; amount: string; cost: string; period: string; terms: string };
    }
  | { kind: 'pets'; texts: { poster: string; place: string } };

/** Props for the drawing of one kind of product. */
export type ProductDrawing<Kind extends string> = Pick<
  Extract<ProductContent, { kind: Kind; texts: object }>,
  'texts'
>;

interface JobContent {
  time: string;
  place: string;
  detail: string;
  state: string;
  /** What `state` means for the dispatcher. */
  status: 'done' | 'next' | 'late' | 'planned';
}

/** Text on a dispatcher's screen. */
export interface DispatchContent {
  jobs: { heading: string; progress: string; items: JobContent[] };
  map: {
    figures: { value: string; label: string }[];
    van: { name: string; due: string };
    advice: { text: string; gain: string; action: string };
  };
}

/** Text in an app for a client's customers. */
export interface AppContent {
  heading: string;
  note: string;
  action: string;
}

export interface Project {
  name: string;
  type: string;
  description: string;
  /** A claim in clause PROD-5, or a number in the drawing. Features belong in the description. */
  result?: ProjectResult;
  client: { industry: string; country: string };
  gradient: GradientName;
  miniature: ProductContent;
  /** Replaces both drawings (`miniature` and `dispatch`). */
  picture?: PictureContent;
  /** Text on the large screen. Only a featured project shows this screen. */
  dispatch?: DispatchContent;
  booking: ShortLinkContent;
}

export interface PortfolioContent {
  eyebrow: string;
  heading: string;
  lead: string;
  stat: { figure: string; label: string };
  /** Text before the client's country. The card shows no other fact about the client. */
  clientLabel: string;
  items: Project[];
}

/** A project in a locale's `portfolio.ts`. */
export interface ProjectEntry<Name = string> extends Omit<Project, 'name' | 'booking'> {
  name: Name;
  /** Scope, such as "sixteen vans". `leadWithScopes` names the first and the last scope. */
  scope?: string;
}

export interface PortfolioTexts extends Omit<PortfolioContent, 'items'> {
  /** Replaces `lead` if two or more projects have a scope. */
  leadWithScopes: (first: string, last: string) => string;
  /** Label of the booking link on a project's card. */
  bookingLabel: (label: string, project: string) => string;
  projects: ProjectEntry[];
}

/** Returns the projects. The names are part of the type, so that TypeScript checks references. */
export function listProjects<Name extends string>(
  projects: ProjectEntry<Name>[],
): ProjectEntry<Name>[] {
  return projects;
}

export function findProject(projects: ProjectEntry[], name: string): ProjectEntry {
  const project = projects.find((entry) => entry.name === name);
  if (!project) throw new Error(`portfolio.ts has no project "${name}"`);
  return project;
}

/** Adds a booking link to each project. */
export function createPortfolio(
  { projects, lead, leadWithScopes, bookingLabel, ...texts }: PortfolioTexts,
  bookAbout: BookAbout,
): PortfolioContent {
  const scopes = projects.flatMap(({ scope }) => scope ?? []);
  return {
    ...texts,
    lead: scopes.length > 1 ? leadWithScopes(scopes[0]!, scopes.at(-1)!) : lead,
    items: projects.map((project) => {
      const link = bookAbout(project.name);
      return { ...project, booking: { ...link, label: bookingLabel(link.label, project.name) } };
    }),
  };
}
