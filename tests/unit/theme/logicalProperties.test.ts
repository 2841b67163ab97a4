import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { logicalProperties } from '../../../theme/logicalProperties.ts';

function compile(styles: string): string | true | undefined {
  const cache = createCache({ key: 'css', stylisPlugins: [logicalProperties] });
  cache.compat = true;
  cache.insert('a', { name: 'test', styles }, cache.sheet, true);
  return cache.inserted['test'];
}

test.each([
  ['margin-left:-4px;', 'margin-inline-start:-4px;'],
  ['border-right-width:1px;', 'border-inline-end-width:1px;'],
  ['border-top-left-radius:8px;', 'border-start-start-radius:8px;'],
  ['right:7px;', 'inset-inline-end:7px;'],
  ['text-align:left;', 'text-align:start;'],
  ['top:0;', 'top:0;'],
])('styles follow the reading direction: %s', (physical, logical) => {
  expect(compile(physical)).toBe(`a{${logical}}`);
});
