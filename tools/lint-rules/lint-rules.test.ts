import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findUnsupportedHtml } from './html.ts';
import { findUnsupportedStyles } from './styles.ts';

/* These tests expect a `browserslist` with Chrome 103, Firefox 115 and Safari 15.4. */

const pathsInCss = (css: string) => findUnsupportedStyles(css).map(({ path }) => path);
const pathsInHtml = (html: string) => findUnsupportedHtml(html).map(({ path }) => path);
const inOklab = 'linear-gradient(90deg in oklab, red, blue)';

test.each([
  ['a { translate: 0 1px }', 'css.properties.translate'],
  ['a { min-height: 100svh }', 'css.types.length.viewport_percentage_units_small'],
  ['a { color: color-mix(in oklab, red, blue) }', 'css.types.color.color-mix'],
  [':root { --a: color-mix(in oklab, red, blue) }', 'css.types.color.color-mix'],
  ['a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
  ['a:has(b) { color: red }', 'css.selectors.has'],
  ['a { & b { color: red } }', 'css.selectors.nesting'],
  ['@media (width >= 30em) { a { color: red } }', 'css.at-rules.media.range_syntax'],
  ['@container (min-width: 3em) { a { color: red } }', 'css.at-rules.container'],
  ['@supports not (gap: 1px) { a { rotate: 1deg } }', 'css.properties.rotate'],
  ['@font-face { size-adjust: 90% }', 'css.at-rules.font-face.size-adjust'],
  [`:root { --a: ${inOklab} }`, 'css.types.gradient.linear-gradient.interpolation_color_space'],
  // Browsers accept any value for a custom property, so an earlier declaration is no fallback.
  [':root { --a: 1px; --a: 1svh }', 'css.types.length.viewport_percentage_units_small'],
])('CSS check finds the unsupported feature in %s', (css, path) => {
  expect(pathsInCss(css)).toEqual([path]);
});

test.each([
  'a { display: grid; gap: 1px; inset: 0; aspect-ratio: 1 }',
  'a { min-height: 100vh; min-height: 100svh }',
  'a { -webkit-mask-image: none; mask-image: none }',
  '@supports (translate: 0) { a { translate: 0 1px } }',
  '@supports not selector(:user-invalid) { a { color: red } }',
  'a::-webkit-search-cancel-button { color: red }',
  '@media (min-width: 30em) { a:focus-visible { color: red } }',
])('CSS check accepts %s', (css) => {
  expect(pathsInCss(css)).toEqual([]);
});

test.each([
  ['<ul popover="auto">', ['html.global_attributes.popover']],
  ['<button popoverTarget="a">', ['html.elements.button.popovertarget']],
  ['<search>', ['html.elements.search']],
  ['<p title="popover">&lt;search&gt;</p><script>"<search>"</script>', []],
])('HTML check finds every unsupported feature in %s', (html, paths) => {
  expect(pathsInHtml(html)).toEqual(paths);
});

test('Lint rules report unsupported APIs and colour literals', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
  const wrong = [
    'Promise.withResolvers();',
    'new URLPattern();',
    'navigator.userAgentData();',
    'list.toSorted();',
    "const colour = '#1a2b3c';",
    'const gradient = `linear-gradient(red)`;',
    "const card = { boxShadow: '0 1px 2px rgb(20 14 43 / 0.13)' };",
    "const chip = { backgroundColor: 'rebeccapurple !important' };",
    'const frame = { border: `${width}px solid red` };',
    '<path fill="gold" />;',
  ];
  const right = [
    'list.map(String);',
    "if ('canParse' in URL) URL.canParse('/');",
    'document.startViewTransition?.(update);',
    "const name = 'sunset';",
    "const button = { color: 'inherit', background: 'none', fill: 'transparent' };",
    "const panel = { borderColor: 'color-mix(in srgb, currentColor 38%, transparent)' };",
    'const shadow = `0 1px 2px ${alpha(ink[900], 0.13)}`;',
  ];
  writeFileSync(join(folder.path, 'code.jsx'), [...wrong, ...right].join('\n'));
  const names = ['no-colour-literals', 'no-gradient-literals', 'no-unsupported-apis'];
  const rules = Object.fromEntries(names.map((name) => [`project/${name}`, 'error']));
  const config = { jsPlugins: [resolve('tools/lint-rules/index.ts')], rules, categories: {} };
  writeFileSync(join(folder.path, '.oxlintrc.json'), JSON.stringify(config));
  const args = ['--format=unix', '-c', join(folder.path, '.oxlintrc.json'), folder.path];
  const run = promisify(execFile)('node_modules/.bin/oxlint', args);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const lines = [...stdout.matchAll(/code\.jsx:(\d+):.*project/g)].map(([, line]) => Number(line));
  expect(new Set(lines)).toEqual(new Set(wrong.map((_line, index) => index + 1)));
});
