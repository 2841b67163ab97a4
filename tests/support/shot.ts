import type { Shot } from '../visual/run.ts';

/** A changed screenshot of the hero on a phone, for tests that look at what is made of one. */
export function toShot(name: string, changes: Partial<Shot> = {}): Shot {
  return {
    name,
    storyId: name.split('/')[0] ?? '',
    title: 'Sections/Hero',
    story: 'Default',
    mode: 'phone-light',
    width: 390,
    scheme: 'light',
    state: 'changed',
    before: 'old',
    after: 'new',
    changedPixels: 10,
    ...changes,
  };
}
