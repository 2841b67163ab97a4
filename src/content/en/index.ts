import type { LocaleContent } from '../locale.ts';
import { createStatusPages } from '../statusPages.ts';
import { home } from './home.ts';
import { locale } from './locale.ts';
import { statusPages } from './statusPages.ts';

export const content: LocaleContent = {
  locale,
  home,
  ...createStatusPages(statusPages, home, locale),
};
