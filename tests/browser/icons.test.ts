import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodePng } from '../../tools/visual-review/pixels.ts';
import { generate } from '../../vite/icons/generate.tsx';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
beforeAll(() => generate(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync('public').filter((name) => /\.(ico|png|svg)$/.test(name));

/** Reads a picture. Sharp cannot read ICO files, so this function extracts the PNG inside. */
function readPicture(file: string) {
  const bytes = readFileSync(file);
  return decodePng(bytes.subarray(Math.max(0, bytes.indexOf('\u0089PNG', 0, 'latin1'))));
}

test('public/ contains exactly the icons that the generator makes', () => {
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

test.each(names)('%s is up to date. If it is not, run npm run generate -- icons', async (name) => {
  const drawn = await readPicture(join(folder, name));
  const kept = await readPicture(join('public', name));
  expect([drawn.width, drawn.height]).toEqual([kept.width, kept.height]);
  // Anti-aliasing differs between machines, so a small difference is allowed.
  const differences = drawn.data.map((value, index) => Math.abs(value - kept.data[index]!));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  expect(mean).toBeLessThan(1);
});

test('the header in favicon.ico states the correct picture size', () => {
  const [width, height] = readFileSync(join(folder, 'favicon.ico')).subarray(6, 8);
  expect([width, height]).toEqual([32, 32]);
});
