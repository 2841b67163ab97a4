/** What is looked up or followed rather than read. */
const untouched = new Set(['icon', 'kind', 'gradient', 'tone', 'timeZone', 'structuredData']);
const followed = new Set(['href', 'brandHref']);

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

/** The same content with every text in the pseudo-locale, and every path of the site under a prefix. */
export function toPseudoLocale<T>(content: T, pathPrefix: string): T {
  const transform = (value: unknown, key?: string): unknown => {
    if (key !== undefined && untouched.has(key)) return value;
    if (typeof value === 'string') {
      if (key === undefined || !followed.has(key)) return toPseudoText(value);
      return value.startsWith('/') ? pathPrefix + value : value;
    }
    if (Array.isArray(value)) return value.map((inner) => transform(inner));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, transform(inner, name)]),
    );
  };
  return transform(content) as T;
}
