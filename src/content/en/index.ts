import type { LocaleContent } from '../locale.ts';
import { createMessagePages } from '../messagePages.ts';
import { home } from './home.ts';
import { locale } from './locale.ts';
import { messagePages } from './messagePages.ts';

export const content: LocaleContent = {
  locale,
  home,
  ...createMessagePages(messagePages, home, locale),
};
