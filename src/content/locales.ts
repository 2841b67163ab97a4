import type { LocaleContent } from './locale.ts';
import { settings } from './settings.ts';

const folders = import.meta.glob<LocaleContent>('./*/index.ts', { import: 'content', eager: true });

function findContent(name: string): LocaleContent {
  const content = folders[`./${name}/index.ts`];
  if (content?.locale.name === name) return content;
  throw new Error(`src/content/${name}/locale.ts must exist and set the name "${name}"`);
}

/** The languages of the site. The first one is at `/`, and is the language of all error pages. */
export const locales = settings.locales.map(findContent) as [LocaleContent, ...LocaleContent[]];
