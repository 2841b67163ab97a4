import {
  type CodePoints,
  fontFamilies,
  type subsets,
  westernEuropean,
} from '../../theme/fontFamilies.ts';

/** Every code point of some ranges. */
export function expand(ranges: readonly (readonly number[])[]): number[] {
  return ranges.flatMap(([from = 0, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step),
  );
}

function collapse(codePoints: Iterable<number>): CodePoints[] {
  const ranges: CodePoints[] = [];
  for (const codePoint of [...codePoints].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

export type Subsets = Record<keyof typeof subsets, CodePoints[]>;
type Family = keyof typeof fontFamilies;

/** What each family's two files hold: one name with an accent does not cost the second. */
export function divide(texts: string[]): Record<Family, Subsets> {
  const written = new Set(Array.from(texts.join(''), (character) => character.codePointAt(0)));
  const all = expand(westernEuropean);
  const divideBy = ({ core }: { core: CodePoints[] }): Subsets => {
    const always = new Set(expand(core));
    const isCore = (codePoint: number) => written.has(codePoint) || always.has(codePoint);
    return {
      core: collapse(all.filter(isCore)),
      extended: collapse(all.filter((codePoint) => !isCore(codePoint))),
    };
  };
  return { display: divideBy(fontFamilies.display), text: divideBy(fontFamilies.text) };
}
