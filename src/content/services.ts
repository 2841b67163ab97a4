import type { GradientName } from '../../theme/index.ts';
import type { LinkContent } from './links.ts';

interface DealContent {
  name: string;
  value: string;
}

/** A kind of service, and the texts on the screen that is drawn for it. */
type ServiceScreenContent =
  | { kind: 'mobile'; texts: { heading: string; action: string } }
  | { kind: 'web'; texts: { name: string; action: string; note: string } }
  | {
      kind: 'crm';
      texts: { stages: { name: string; deals: DealContent[] }[]; moving: DealContent };
    }
  | { kind: 'site'; texts: { headline: [string, string]; action: string; score: string } }
  | { kind: 'ai'; texts: { inputs: [string, string]; outcomes: [string, string] } };

export interface Service {
  screen: ServiceScreenContent;
  title: string;
  /** Name of the service in the footer. A service without this name is not in the footer. */
  shortTitle?: string;
  description: string;
  features: string[];
  /** Link to a project that shows the service, with the result or the type of the project. */
  proof?: LinkContent & { note: string };
  /** Gradient that fills the card. Only a featured service has one. */
  gradient?: GradientName;
}

export interface ServicesContent {
  eyebrow: string;
  heading: string;
  lead: string;
  items: Service[];
}
