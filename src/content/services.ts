import type { GradientName } from '../../theme/index.ts';
import { projectId, type LinkContent } from './links.ts';
import { findProject, resultText, type ProjectEntry } from './portfolio.ts';

export interface DealContent {
  name: string;
  value: string;
}

/** The kind of a service's drawing, and the texts in the drawing. */
export type ServiceDrawingContent =
  | { kind: 'mobile'; texts: { heading: string; action: string } }
  | { kind: 'web'; texts: { name: string; action: string; note: string } }
  | {
      kind: 'crm';
      texts: { stages: { name: string; deals: DealContent[] }[]; moving: DealContent };
    }
  | { kind: 'site'; texts: { headline: [string, string]; action: string; score: string } }
  | { kind: 'ai'; texts: { inputs: [string, string]; outcomes: [string, string] } };

/** Props for the drawing of one kind of service. */
export type ServiceDrawing<Kind extends string> = Pick<
  Extract<ServiceDrawingContent, { kind: Kind }>,
  'texts'
>;

export interface Service {
  drawing: ServiceDrawingContent;
  title: string;
  /** Name of the service in the footer. Without this name, the service is not in the footer. */
  shortTitle?: string;
  description: string;
  features: string[];
  /** Link to an example project. `note` is the project's result or type. */
  proof?: LinkContent & { note: string };
  /** Gradient that fills the card. Only a featured service has a gradient. */
  gradient?: GradientName;
}

export interface ServicesContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: Service[];
}

/** A service in a locale's `services.ts`. */
export interface ServiceEntry<ProjectName = string> extends Omit<Service, 'proof'> {
  /** Name of an example project. The service links to its card. */
  project?: ProjectName;
}

export interface ServicesTexts<ProjectName = string> extends Omit<ServicesContent, 'items'> {
  /** Label of the link to an example project. */
  projectLabel: (project: string) => string;
  items: ServiceEntry<ProjectName>[];
}

/** Adds links from the services to their example projects. */
export function createServices(
  { projectLabel, items, ...texts }: ServicesTexts,
  projects: ProjectEntry[],
): ServicesContent {
  const toProof = ({ name, type, result }: ProjectEntry): Service['proof'] => ({
    label: projectLabel(name),
    href: `#${projectId(name)}`,
    note: resultText(result) || type,
  });
  return {
    ...texts,
    items: items.map(({ project, ...service }) => ({
      ...service,
      proof: project ? toProof(findProject(projects, project)) : undefined,
    })),
  };
}
