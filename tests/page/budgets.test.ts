import { expect, test } from 'vitest';
import { fontUrls, renderPages } from '../../src/entry-server.tsx';
import { composeMinified } from '../../vite/compose.ts';
import { compressedKb, compressedKbUntil, overBudget } from '../support/budgets.ts';

/** Returns the HTML that the build writes into a file. */
async function build(file: string): Promise<string> {
  const { html, styles } = (await renderPages('/script.js'))[file]!;
  return composeMinified(html, styles, fontUrls);
}

test('The home page is within its size budgets', async () => {
  const html = await build('index.html');
  const sizes = {
    html: compressedKb(html),
    headline: compressedKbUntil('</h1>', html),
  };
  expect(overBudget('home page', sizes)).toEqual([]);
});

test.each(['404.html', '500.html'])('%s is within its size budget', async (file) => {
  const messagePage = compressedKb(await build(file));
  expect(overBudget(file, { messagePage })).toEqual([]);
});
