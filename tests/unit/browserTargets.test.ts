import { expect, test } from 'vitest';
import { cssTargets, scriptTargets } from '../../vite/browserTargets.ts';

test('Vite and Lightning CSS compile for the browser versions in browserslist', () => {
  expect(scriptTargets).toEqual(['chrome103', 'edge103', 'firefox115', 'safari15.4', 'ios15.4']);
  expect(cssTargets).toMatchObject({ chrome: 103 << 16, safari: (15 << 16) | (4 << 8) });
});
