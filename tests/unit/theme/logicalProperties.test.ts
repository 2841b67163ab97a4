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
  ['left:50%;', 'left:50%;'],
  ['padding:1px 2px 3px 4px;', 'padding-block:1px 3px;padding-inline:4px 2px;'],
  [
    'margin:0 calc(1px + var(--a)) 0 5px;',
    'margin-block:0 0;margin-inline:5px calc(1px + var(--a));',
  ],
  [
    'padding:1px 2px 3px 4px!important;',
    'padding-block:1px 3px!important;padding-inline:4px 2px!important;',
  ],
  ['margin:1px 2px 3px!important;', 'margin:1px 2px 3px!important;'],
  ['padding:1px 2px 3px 2px;', 'padding:1px 2px 3px 2px;'],
  ['text-align:left;', 'text-align:start;'],
  ['top:0;', 'top:0;'],
])('styles follow the reading direction: %s', (physical, logical) => {
  expect(compile(physical)).toBe(`a{${logical}}`);
});
