import type { Locale } from './locale.ts';

/** The forms of a noun, by the plural rules of the language. English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns functions for counts in a language.
 * @param words the words for zero, one, two and so on.
 */
export function createCounts({ language }: Pick<Locale, 'language'>, words: string[]) {
  const rules = new Intl.PluralRules(language);
  return {
    /** Returns a count for use in a sentence: a word, or digits if the language has no word. */
    countInWords: (count: number): string => words[count] ?? String(count),
    /** Returns the form of a noun that fits the count. */
    pluralise: (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other,
  };
}

/** Returns the text with a capital first letter, for the start of a sentence. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
