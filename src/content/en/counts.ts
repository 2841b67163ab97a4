const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a count for use in a sentence: a word up to twelve, and digits above twelve. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

/** Returns the singular or the plural form, depending on the count. */
export function pluralise(count: number, singular: string, plural: string): string {
  return count === 1 ? singular : plural;
}

/** Returns the text with a capital first letter, for the start of a sentence. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
