import { createCounts } from '../counts.ts';
import { locale } from './locale.ts';

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const { countInWords, pluralise } = createCounts(locale, words);
