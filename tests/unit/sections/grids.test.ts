import { describe, expect, test } from 'vitest';
import { projectColumns, projectLayout } from '../../../src/sections/Portfolio/projectLayout.ts';
import { serviceColumns, serviceSize } from '../../../src/sections/Services/serviceSize.ts';

/** Puts cards into rows, and returns the number of filled columns in each row. */
function columnsOfRows(columns: number, cards: number[]): number[] {
  const rows: number[] = [];
  let free = 0;
  for (const card of cards) {
    if (card > free) {
      rows.push(0);
      free = columns;
    }
    rows[rows.length - 1]! += card;
    free -= card;
  }
  return rows;
}

const counts = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(counts)('with %i cards', (count) => {
  const indexes = Array.from({ length: count }, (_, index) => index);

  test('every row of service cards is full', () => {
    const sizes = indexes.map((index) => serviceSize(index, count));
    const sm = sizes.map((size) => serviceColumns.sm[size.sm]);
    const md = sizes.map((size) => serviceColumns.md[size.md]);
    expect(new Set(columnsOfRows(2, sm))).toEqual(new Set([2]));
    expect(new Set(columnsOfRows(6, md))).toEqual(new Set([6]));
  });

  test('every row of project cards is full', () => {
    const layouts = indexes.map((index) => projectLayout(index, count));
    for (const columns of [projectColumns.tablet, projectColumns.md]) {
      const cards = layouts.map((layout) => columns[layout]);
      expect(new Set(columnsOfRows(12, cards))).toEqual(new Set([12]));
    }
  });
});
