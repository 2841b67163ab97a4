import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Mark } from '../../src/brand/Mark.tsx';
import { render } from '../../vite/icons/generate.tsx';

/** Where the shapes are, whatever their colours. */
const shapesOf = (svg: string) =>
  [...svg.matchAll(/<(circle|path)[^>]*>/g)].map(([shape]) =>
    ['cx', 'cy', 'r', 'd'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(shape)?.[1]),
  );

test('favicon.svg has the shapes of the mark: after a change, npm run generate -- icons', () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  const mark = shapesOf(render(<Mark />));
  expect(mark.length).toBeGreaterThan(0);
  expect(shapesOf(favicon)).toEqual(mark);
});
