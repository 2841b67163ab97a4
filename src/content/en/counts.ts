const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Returns a count for a sentence: as a word up to twelve, otherwise in digits. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

/** Returns the form of a word that fits the count. */
export function pluralise(count: number, singular: string, plural: string): string {
  return count === 1 ? singular : plural;
}

/** Returns a text with a capital first letter, for the start of a sentence. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
