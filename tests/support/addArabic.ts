import { cpSync, readFileSync } from 'node:fs';
import { readBlocks } from './howTo.ts';
import type { copySite } from './siteCopy.ts';

const index = `
import { toArabic } from './toArabic.ts';
import { content as english } from './english.ts';

export const content = { ...toArabic(english), locale: english.locale };
`;

/**
 * Adds Arabic to a copy of the site, as docs/how-to/add-a-language.md describes. The copy's `.env`
 * must set `VITE_LOCALES`.
 */
export function addArabic(copy: ReturnType<typeof copySite>): void {
  const folder = 'src/content/ar';
  cpSync(copy.pathOf('src/content/en'), copy.pathOf(folder), { recursive: true });
  const [locale] = readBlocks('add-a-language');
  copy.write(locale!.file, locale!.code);
  copy.write(`${folder}/toArabic.ts`, readFileSync('tests/fixtures/toArabic.ts'));
  copy.write(`${folder}/english.ts`, copy.read(`${folder}/index.ts`));
  copy.write(`${folder}/index.ts`, index);
}
