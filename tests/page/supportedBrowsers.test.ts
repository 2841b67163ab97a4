import { expect, test } from 'vitest';
import { fontUrls, renderPages } from '../../src/entry-server.tsx';
import { graceful } from '../../tools/lint-rules/graceful.ts';
import { findUnsupportedHtml, readStyles } from '../../tools/lint-rules/html.ts';
import { findUnsupportedStyles } from '../../tools/lint-rules/styles.ts';
import { composeMinified } from '../../vite/compose.ts';

const advice =
  'Use @supports or a fallback declaration. Or add the feature to ' +
  'tools/lint-rules/graceful.ts, and describe the effect for visitors whose browser lacks it.';

test('Every supported browser has the HTML and CSS features that the pages need', async () => {
  const unused = new Set(Object.keys(graceful));
  const problems = new Set<string>();
  for (const { html, styles } of Object.values(await renderPages('/script.js'))) {
    const page = composeMinified(html, styles, fontUrls);
    const css = findUnsupportedStyles(readStyles(page));
    for (const { path, browsers, code } of [...findUnsupportedHtml(page), ...css]) {
      const entry = Object.keys(graceful).find((name) => `${path}.`.startsWith(`${name}.`));
      if (entry) unused.delete(entry);
      else problems.add(`${path} is not supported by ${browsers.join(', ')}: ${code}`);
    }
  }
  expect([...problems], advice).toEqual([]);
  expect([...unused], 'entries in graceful.ts that no page needs').toEqual([]);
});
