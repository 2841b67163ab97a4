import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  shadowThreshold,
  watchHero,
} from '../../../src/sections/Navigation/Navigation.behaviour.ts';

afterEach(() => vi.unstubAllGlobals());

test('the navigation bar uses the latest scroll position that the browser reports', () => {
  let report = (_positions: object[]) => {};
  class Observer {
    observe = () => {};
    constructor(hear: typeof report) {
      report = hear;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('document', { querySelector: (id: string) => ({ id }) });
  const toggleAttribute = vi.fn();
  const bar = { offsetHeight: 72, toggleAttribute } as unknown as HTMLElement;
  watchHero(bar, { signal: new AbortController().signal });
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  report([{ isIntersecting: true }]);
  expect(toggleAttribute.mock.calls.map(([, isPast]) => isPast)).toEqual([true, false]);
});

test.each(['NAV-7', 'PROD-4'])(
  'the shadow starts at the scroll position in clause %s',
  (clause) => {
    const specification = readFileSync('docs/specification.md', 'utf8');
    const row = specification.match(new RegExp(`^\\| ${clause} \\|.*$`, 'm'))?.[0];
    expect(row).toContain(`${shadowThreshold} px`);
  },
);
