import { expect, test } from 'vitest';
import { hashPixels, measureDifference, type Pixels } from '../pixels.ts';
import { mergeSignatures, signatureOf } from '../signature.ts';

type Colour = [number, number, number];
const [white, ink, blue, pink]: Colour[] = [
  [255, 255, 255],
  [20, 20, 40],
  [40, 60, 220],
  [220, 40, 120],
];

/** Returns a picture that is painted pixel by pixel. */
function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return { width, height, data };
}

const bar = (colour: Colour, left: number, width = 20) =>
  paint(width, 10, (x) => (x >= left && x < left + 4 ? colour : white!));

const mix = (one: Colour, other: Colour, part: number) =>
  one.map((value, at) => Math.round(value + (other[at]! - value) * part)) as Colour;

/** Returns a gradient from white towards a colour. `part` is the colour's share at the end. */
const gradient = (colour: Colour, part = 1) =>
  paint(20, 10, (x) => mix(white!, colour, (part * Math.min(x, 4)) / 4));

function groupsOf(...changes: [Pixels, Pixels][]): number {
  const signatures = changes.map(([before, after]) => signatureOf(before, after));
  const merged = mergeSignatures(signatures);
  return new Set(signatures.map((one) => merged.get(one) ?? one)).size;
}

test('The smallest change to a pixel changes the hash', () => {
  const before = bar(ink!, 2);
  const after = { ...before, data: Uint8Array.from(before.data) };
  after.data[40] = after.data[40]! - 1;
  expect(hashPixels(after)).not.toBe(hashPixels(before));
  const box = { x: 10, y: 0, width: 1, height: 1 };
  expect(measureDifference(before, after)).toEqual({ count: 1, box });
});

test('Pictures of different sizes have different hashes', () => {
  const [wide, tall] = [paint(20, 10, () => white!), paint(10, 20, () => white!)];
  expect(hashPixels(wide)).not.toBe(hashPixels(tall));
});

test('The same colour change is one group, wherever it appears', () => {
  expect(groupsOf([bar(blue!, 2), bar(pink!, 2)], [bar(blue!, 9, 30), bar(pink!, 9, 30)])).toBe(1);
});

test('A colour change and the same change in a gradient are one group', () => {
  const whole: [Pixels, Pixels] = [bar(blue!, 2), bar(pink!, 2)];
  expect(groupsOf(whole, [gradient(blue!, 0.6), gradient(pink!, 0.6)])).toBe(1);
});

test('Two different colour changes are two groups', () => {
  expect(groupsOf([bar(blue!, 2), bar(pink!, 2)], [bar(ink!, 2), bar(blue!, 2)])).toBe(2);
});

test('Texts in different colours that move by the same distance are one group', () => {
  expect(groupsOf([bar(ink!, 2), bar(ink!, 6)], [bar(pink!, 9), bar(pink!, 13)])).toBe(1);
});

test('Texts in the same colour that move by different distances are two groups', () => {
  expect(groupsOf([bar(ink!, 2), bar(ink!, 6)], [bar(ink!, 2), bar(ink!, 9)])).toBe(2);
});

test('The same changed region is one group, even at different vertical positions', () => {
  const text = (x: number, y: number): Colour => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256];
  const page = (top: number, height: number, changed: boolean) =>
    paint(20, height, (x, y) =>
      y >= top && y < top + 6 ? text(changed ? x * 7 + 3 : x, y - top) : white!,
    );
  expect(
    groupsOf([page(2, 20, false), page(2, 20, true)], [page(30, 50, false), page(30, 50, true)]),
  ).toBe(1);
});

test('Content that becomes taller counts as a changed region', () => {
  const [before, after] = [paint(20, 10, () => white!), paint(20, 14, () => white!)];
  expect(signatureOf(before, after)).toMatch(/^region /);
});
