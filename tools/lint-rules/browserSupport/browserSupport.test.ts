import { describe, expect, test } from 'vitest';
import { unsupportedHtml } from './html.ts';
import { unsupportedStyles } from './styles.ts';
import { cssTargets, scriptTargets } from '../../../vite/browserTargets.ts';

const inStyles = (css: string) => unsupportedStyles(css).map(({ feature }) => feature);
const inHtml = (html: string) => unsupportedHtml(html).map(({ feature }) => feature);

test('browserslist reaches Vite and Lightning CSS as the oldest version of each browser', () => {
  expect(scriptTargets).toEqual(['chrome103', 'edge103', 'firefox115', 'ios15.4', 'safari15.4']);
  expect(cssTargets).toMatchObject({ chrome: 103 << 16, safari: (15 << 16) | (4 << 8) });
});

describe('the check of styles', () => {
  test.each([
    ['a { translate: 0 1px }', 'css.properties.translate'],
    ['a { min-height: 100svh }', 'css.types.length.viewport_percentage_units_small'],
    ['a { color: color-mix(in oklab, red, blue) }', 'css.types.color.color-mix'],
    [':root { --a: color-mix(in oklab, red, blue) }', 'css.types.color.color-mix'],
    [
      'a { display: grid; grid-template-rows: subgrid }',
      'css.properties.grid-template-rows.subgrid',
    ],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['@media (width >= 30em) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    ['@container (min-width: 3em) { a { color: red } }', 'css.at-rules.container'],
    ['@supports not (gap: 1px) { a { rotate: 1deg } }', 'css.properties.rotate'],
    [
      ':root { --a: linear-gradient(90deg in oklab, red, blue) }',
      'css.types.gradient.linear-gradient.interpolation_color_space',
    ],
  ])('finds %s', (css, feature) => {
    expect(inStyles(css)).toEqual([feature]);
  });

  test.each([
    'a { display: grid; gap: 1px; inset: 0; aspect-ratio: 1 }',
    'a { min-height: 100vh; min-height: 100svh }',
    'a { -webkit-mask-image: none; mask-image: none }',
    '@supports (translate: 0) { a { translate: 0 1px } }',
    '@supports not selector(:user-invalid) { a { color: red } }',
    'a::-webkit-search-cancel-button { color: red }',
    '@media (min-width: 30em) { a:focus-visible { color: red } }',
  ])('leaves %s', (css) => {
    expect(inStyles(css)).toEqual([]);
  });

  test('a custom property has no fallback before it: an invalid value empties it', () => {
    expect(inStyles(':root { --a: 1px; --a: 1svh }')).toHaveLength(1);
  });
});

describe('the check of HTML', () => {
  test.each([
    ['<ul popover="auto">', 'html.global_attributes.popover'],
    ['<button popoverTarget="a">', 'html.elements.button.popovertarget'],
    ['<search>', 'html.elements.search'],
  ])('finds %s', (html, feature) => {
    expect(inHtml(html)).toEqual([feature]);
  });

  test('leaves what stands in text and in scripts', () => {
    expect(inHtml('<p title="popover">&lt;search&gt;</p><script>"<search>"</script>')).toEqual([]);
  });
});
