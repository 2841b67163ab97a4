import { converter, interpolate } from 'culori';
import { expect, test } from 'vitest';
import type { Pixels } from '../../visual/pixels.ts';
import { mergeSignatures, signatureOf } from '../../visual/signature.ts';

const rgb = converter('rgb');

type Colour = [number, number, number];
const paper: Colour = [250, 246, 240];
const violet: Colour = [80, 40, 180];
const teal: Colour = [20, 120, 110];
const ink: Colour = [20, 16, 40];

function draw(width: number, height: number, boxes: [Colour, number, number, number][]): Pixels {
  const data = new Uint8Array(width * height * 4);
  const set = (x: number, y: number, colour: number[]) =>
    data.set([...colour, 255], (y * width + x) * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) set(x, y, paper);
  for (const [colour, left, top, size] of boxes) {
    for (let y = top; y < top + size; y += 1) {
      for (let x = left; x < left + size; x += 1) {
        const isEdge = x === left || x === left + size - 1;
        const blended = colour.map((value, index) =>
          Math.round(value * 0.4 + (paper[index] ?? 0) * 0.6),
        );
        set(x, y, isEdge ? blended : colour);
      }
    }
  }
  return { width, height, data };
}

test('a colour that moved is one group, wherever it is and in whatever window', () => {
  const phone = signatureOf(draw(40, 60, [[violet, 4, 4, 9]]), draw(40, 60, [[teal, 4, 4, 9]]));
  const desktop = signatureOf(
    draw(120, 50, [
      [violet, 80, 20, 12],
      [violet, 10, 10, 6],
      [ink, 40, 4, 9],
    ]),
    draw(120, 50, [
      [teal, 80, 20, 12],
      [teal, 10, 10, 6],
      [ink, 40, 4, 9],
    ]),
  );
  expect(phone).toMatch(/^colour /);
  expect(desktop).toBe(phone);
});

test('the odd one out is another group: the colour moved, and so did something else', () => {
  const usual = signatureOf(draw(40, 60, [[violet, 4, 4, 9]]), draw(40, 60, [[teal, 4, 4, 9]]));
  const odd = signatureOf(
    draw(40, 60, [
      [violet, 4, 4, 9],
      [ink, 20, 30, 9],
    ]),
    draw(40, 60, [
      [teal, 4, 4, 9],
      [ink, 22, 30, 9],
    ]),
  );
  expect(odd).not.toBe(usual);
});

test('another colour is another group', () => {
  const before = draw(40, 60, [[violet, 4, 4, 9]]);
  expect(signatureOf(before, draw(40, 60, [[teal, 4, 4, 9]]))).not.toBe(
    signatureOf(before, draw(40, 60, [[ink, 4, 4, 9]])),
  );
});

test('the same piece that changed in the same way is one group at another place', () => {
  const [low, high] = [8, 30].map((top) =>
    signatureOf(
      draw(60, 60, [
        [violet, 4, top, 9],
        [ink, 20, top, 9],
      ]),
      draw(60, 60, [
        [violet, 5, top, 9],
        [ink, 20, top, 9],
      ]),
    ),
  );
  expect(low).toBe(high);
});

test('what grew is one group wherever it stands: the rows that stayed do not matter', () => {
  const grown = (above: number, by: number) => {
    const before = draw(40, above + 20, [[violet, 4, above + 4, 9]]);
    return signatureOf(before, draw(40, above + 20 + by, [[violet, 4, above + 4 + by, 9]]));
  };
  expect(grown(0, 6)).toBe(grown(12, 6));
  expect(grown(0, 6)).not.toBe(grown(0, 7));
});

/** A gradient as a browser draws it, of which a piece shows a part, on paper. */
function shade(stops: [string, string], width: number, shown: number, dot = paper): Pixels {
  const pixels = draw(width + 8, 40, [[dot, 2, 2, 4]]);
  const at = interpolate(stops, 'oklab');
  for (let x = 0; x < width; x += 1) {
    const { r, g, b } = rgb(at((x / width) * shown));
    for (let y = 10; y < 40; y += 1)
      pixels.data.set(
        [r, g, b].map((value) => Math.round(value * 255)),
        (y * pixels.width + x + 8) * 4,
      );
  }
  return pixels;
}

test('a stop of a gradient that moved is one group, however much of it is shown; the odd one is not', () => {
  const before: [string, string] = ['#5b2fbb', '#a32485'];
  const after: [string, string] = ['#5b2fbb', '#c02d5a'];
  const wide = signatureOf(shade(before, 200, 1), shade(after, 200, 1));
  const part = signatureOf(shade(before, 60, 0.7), shade(after, 60, 0.7));
  const odd = signatureOf(shade(before, 60, 0.7), shade(after, 60, 0.7, teal));
  const slight = signatureOf(
    shade(before, 60, 0.7, [200, 80, 80]),
    shade(before, 60, 0.7, [200, 81, 79]),
  );
  const other = signatureOf(shade(before, 60, 1), shade(['#5b2fbb', '#a37a24'], 60, 1));
  expect(wide).not.toBe(part);
  const merged = mergeSignatures([part, odd, wide, other, slight]);
  expect([wide, part].map((one) => merged.get(one))).toEqual([wide, wide]);
  expect(merged.get(odd) ?? odd).not.toBe(wide);
  expect(merged.get(other) ?? other).not.toBe(wide);
  expect(merged.get(slight) ?? slight).not.toBe(wide);
});

test('a hue that changed is one group, flat and in gradients that run through other hues', () => {
  const [old, now] = ['#5b2fbb', '#2f6fbb'];
  const inGradient = (stop: string) =>
    signatureOf(shade([old, stop], 200, 1), shade([now, stop], 200, 1));
  const flat = signatureOf(shade([old, old], 60, 1), shade([now, now], 60, 1));
  const signatures = [inGradient('#a32485'), inGradient('#2a2180'), flat];
  const merged = mergeSignatures(signatures);
  expect(new Set(signatures.map((one) => merged.get(one))).size).toBe(1);
});

test('what moved by no more than rounding does is one group, and never that of a token', () => {
  const shown = (colour: Colour) => draw(40, 60, [[colour, 4, 4, 9]]);
  const slight = signatureOf(shown(violet), shown([81, 40, 180]));
  expect(slight).toBe(signatureOf(shown(teal), shown([20, 121, 109])));
  expect(slight).not.toBe(signatureOf(shown(violet), shown([84, 40, 180])));
});
