import type { LocaleContent } from './locale.ts';
import { settings } from './settings.ts';

const folders = import.meta.glob<LocaleContent>('./*/index.ts', { import: 'content', eager: true });

function findContent(name: string): LocaleContent {
  const content = folders[`./${name}/index.ts`];
  if (content?.locale.name === name) return content;
  throw new Error(`src/content/${name}/index.ts must export "content" with the locale "${name}"`);
}

/** The languages of the site. The first one is at `/`, and is the language of all error pages. */
export const locales = settings.locales.map(findContent) as [LocaleContent, ...LocaleContent[]];
