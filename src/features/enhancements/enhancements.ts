import type { RefCallback } from 'react';
import { followSunset } from './followSunset.ts';
import { hideForeignResult } from './hideForeignResult.ts';
import { localTimes } from './localTimes.ts';
import { logMissingPath } from './logMissingPath.ts';
import { logProjectClicks } from './logProjectClicks.ts';
import { moveInView } from './moveInView.ts';
import { navigationBehaviour } from './navigationBehaviour.ts';

/**
 * Behaviour of an element that React renders once and never again. It is attached to the element
 * itself, so the served page works without React, and a story works without a server.
 * @returns detaches it.
 */
export type Enhancement = (element: HTMLElement) => () => void;

const enhancements = {
  navigation: navigationBehaviour,
  projectLog: logProjectClicks,
  missingPath: logMissingPath,
  postResult: hideForeignResult,
  motion: moveInView,
  localTimes,
  sunset: followSunset,
} satisfies Record<string, Enhancement>;

type EnhancementName = keyof typeof enhancements;

/** Spread on an element: where React mounts it, its ref enhances it; in served HTML, `enhanceAll`. */
export function enhance(...names: EnhancementName[]) {
  const ref: RefCallback<HTMLElement> = (element) => {
    const detach = names.map((name) => element && enhancements[name](element));
    return () => {
      for (const run of detach) run?.();
    };
  };
  return { ref, 'data-enhance': names.join(' ') };
}

/**
 * Enhances every element of a served page, each in a task of its own: the visitor waits for none of
 * them, and one that fails keeps no other from working.
 */
export function enhanceAll(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    for (const name of element.dataset.enhance?.split(' ') ?? []) {
      setTimeout(() => enhancements[name as EnhancementName]?.(element));
    }
  }
}
