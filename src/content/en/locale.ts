import type { Locale } from '../locale.ts';

export const locale: Locale = { language: 'en-GB', direction: 'ltr', pathPrefix: '' };
