import type { light } from '../theme/colorSchemes.ts';
import type { fontWeight, radius } from '../theme/primitives.ts';
import type { typography } from '../theme/typography.ts';

/** Every way through nested tokens, written with dots. */
type Path<T> = {
  [K in keyof T & string]: T[K] extends object ? `${K}.${Path<T[K]>}` : K;
}[keyof T & string];

/** A token, as code reads it from the theme. */
export type TokenName =
  | `palette.${Path<typeof light.palette>}`
  | `radius.${keyof typeof radius}`
  | `fontWeight.${keyof typeof fontWeight}`
  | `typography.${keyof typeof typography}`
  | 'layout.gutter';

/** What a designer reads before the stories of a component. */
export interface Guide {
  /** What it is for, in one or two sentences. */
  purpose: string;
  do: string[];
  dont: string[];
  /** Each token, and which part of the component it gives its look. */
  tokens: Partial<Record<TokenName, string>>;
  /** Each state, and how it is told from the others. */
  states: string[];
  accessibility: string[];
  /** Code to paste into a section: a test compiles it, as a file of `src/sections/Example/`. */
  code: string;
}

const guides = import.meta.glob<Guide>('../stories/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

/** The guide of an entry of the sidebar stands beside its stories, under its name. */
export function guideOf(title: string): Guide | undefined {
  const [folder = '', name] = title.split('/');
  return guides[`../stories/${folder.toLowerCase()}/${name}.guide.ts`];
}
