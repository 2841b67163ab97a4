import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { decode, encode, hashOf, measureDifference, type Pixels } from '../../visual/pixels.ts';

const plain = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(200),
});

test('one channel of one pixel off by one gives another hash, in each of the channels', () => {
  const hashes = new Set([hashOf(plain(40, 30))]);
  for (const channel of [0, 1, 2, 3]) {
    const pixels = plain(40, 30);
    pixels.data[(29 * 40 + 39) * 4 + channel] = 201;
    hashes.add(hashOf(pixels));
  }
  expect(hashes.size).toBe(5);
});

test('equal bytes in another size give another hash', () => {
  expect(hashOf(plain(40, 30))).not.toBe(hashOf(plain(30, 40)));
});

test('a hash is of pixels: it survives encoding', () => {
  const pixels = plain(40, 30);
  pixels.data.set([1, 2, 3, 4], 400);
  expect(hashOf(decode(encode(pixels)))).toBe(hashOf(pixels));
});

test.each([0, 1, 2, 3, 4])(
  'every filter of rows is decoded to the same pixels: %i',
  (filterType) => {
    const pixels = plain(7, 5);
    for (const [index, value] of pixels.data.entries())
      if (index % 4 !== 3) pixels.data[index] = (value + index * 37) % 256;
      else pixels.data[index] = 255;
    const png = Object.assign(new PNG({ width: 7, height: 5 }), { data: Buffer.from(pixels.data) });
    const written = PNG.sync.write(png, { colorType: 2, inputHasAlpha: true, filterType });
    expect(hashOf(decode(written))).toBe(hashOf(pixels));
  },
);

test('a difference is counted, and has the smallest box around it', () => {
  const after = plain(40, 30);
  after.data[(10 * 40 + 5) * 4] = 201;
  after.data[(12 * 40 + 8) * 4] = 201;
  expect(measureDifference(plain(40, 30), after)).toEqual({
    changedPixels: 2,
    box: { x: 5, y: 10, width: 4, height: 3 },
  });
  expect(measureDifference(plain(40, 30), plain(40, 30))).toEqual({ changedPixels: 0 });
});

test('what only one of two sizes has differs', () => {
  expect(measureDifference(plain(40, 30), plain(40, 32))).toEqual({
    changedPixels: 80,
    box: { x: 0, y: 30, width: 40, height: 2 },
  });
});
