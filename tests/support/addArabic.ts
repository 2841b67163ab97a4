import { readFileSync } from 'node:fs';
import type { copySite } from './siteCopy.ts';

/** Returns a file of the Arabic fixture, with the import paths of `src/content/ar/`. */
export const readArabic = (file: string) =>
  readFileSync(`tests/fixtures/ar/${file}`, 'utf8').replaceAll('../../../src/content/', '../');

/** Adds Arabic to a copy of the site. `VITE_LOCALES` turns it on. */
export function addArabic(copy: ReturnType<typeof copySite>): void {
  for (const file of ['index.ts', 'locale.ts']) {
    copy.write(`src/content/ar/${file}`, readArabic(file));
  }
}
