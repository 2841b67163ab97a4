import { afterEach, expect, test, vi } from 'vitest';
import { pastHero } from '../../../src/features/navigation/pastHero.ts';

afterEach(() => vi.unstubAllGlobals());

test('if the browser reports two scroll positions at once, the navigation bar uses the latest one', () => {
  let report = (_positions: object[]) => {};
  class Observer {
    observe = () => {};
    constructor(hear: typeof report) {
      report = hear;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('document', { getElementById: (id: string) => ({ id }) });
  const toggleAttribute = vi.fn();
  const bar = { offsetHeight: 72, toggleAttribute } as unknown as HTMLElement;
  pastHero(bar, { signal: new AbortController().signal });
  report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(toggleAttribute.mock.calls).toEqual([['data-past-hero', true]]);
});
