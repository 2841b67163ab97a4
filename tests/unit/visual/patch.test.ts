import { expect, test } from 'vitest';
import { cutRows } from '../../visual/patch.ts';
import type { Pixels } from '../../visual/pixels.ts';

/** A column of rows, each of its own colour. */
const column = (rows: number[]): Pixels => ({
  width: 1,
  height: rows.length,
  data: Uint8Array.from(rows.flatMap((row) => [row >> 8, row & 255, 0, 255])),
});
const rowsOf = ({ data, height }: Pixels) =>
  Array.from({ length: height }, (_, y) => (data[y * 4]! << 8) + data[y * 4 + 1]!);
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

test('of a tall page the rows around a change are kept, of both screenshots', () => {
  const before = column(range(0, 2000));
  const after = column([...range(0, 500), 5000, ...range(501, 2000)]);
  const cut = cutRows(before, after);
  expect([cut.top, cut.isPart]).toEqual([340, false]);
  expect(rowsOf(cut.before)).toEqual(range(340, 661));
  expect(rowsOf(cut.after)).toEqual([...range(340, 500), 5000, ...range(501, 661)]);
});

test('of one that has grown, too; of one that is low or has another width, all of them', () => {
  const low = column(range(0, 200));
  const grown = column([...range(0, 600), 5000, ...range(600, 1000)]);
  const cut = cutRows(column(range(0, 1000)), grown);
  expect(rowsOf(cut.before)).toEqual(range(440, 760));
  expect(rowsOf(cut.after)).toEqual([...range(440, 600), 5000, ...range(600, 760)]);
  expect(cutRows(low, column([...range(0, 100), 5000, ...range(101, 200)])).before).toEqual(low);
  const wide = { width: 2, height: 1000, data: new Uint8Array(8000) };
  expect(cutRows(wide, column(range(0, 1000))).before).toEqual(wide);
});

test('of one change among many, no more rows than are asked for, from where it begins', () => {
  const after = column([...range(0, 500), ...range(5000, 6000), ...range(1500, 2000)]);
  const cut = cutRows(column(range(0, 2000)), after, 320);
  expect(cut.isPart).toBe(true);
  expect(rowsOf(cut.before)).toEqual(range(420, 740));
  expect(rowsOf(cut.after)).toEqual([...range(420, 500), ...range(5000, 5240)]);
});
