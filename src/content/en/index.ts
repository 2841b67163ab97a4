import type { LocaleContent } from '../locale.ts';
import { offer } from './hero.ts';
import { home } from './home.ts';
import { locale } from './locale.ts';
import { applicationError, notFound } from './messagePages.ts';

export const content: LocaleContent = { locale, offer, home, notFound, applicationError };
