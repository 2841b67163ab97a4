/** What is looked up or followed rather than read. */
const untouched = new Set([
  'href',
  'icon',
  'gradient',
  'miniature',
  'tone',
  'timeZone',
  'structuredData',
]);

const letters = 'AÅBßCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ';
const accents = new Map(
  Array.from({ length: 26 }, (_, index) => [
    letters[index * 2] ?? '',
    letters[index * 2 + 1] ?? '',
  ]),
);

/** "Services" becomes "[Šéérṽîîçéés]": every letter accented, vowels twice, so that texts are longer. */
export function toPseudoText(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => {
    const upper = accents.get(letter.toUpperCase()) ?? letter;
    const accent = letter === letter.toUpperCase() ? upper : upper.toLowerCase();
    return /[aeiou]/i.test(letter) ? accent + accent : accent;
  });
  return `[${accented}]`;
}

/** The same content with every text in the pseudo-locale. */
export function toPseudoLocale<T>(content: T): T {
  return transform(content) as T;
}

function transform(value: unknown): unknown {
  if (typeof value === 'string') return toPseudoText(value);
  if (Array.isArray(value)) return value.map(transform);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      untouched.has(key) ? inner : transform(inner),
    ]),
  );
}
