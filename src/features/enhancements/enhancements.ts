import type { RefCallback } from 'react';
import { logMissingPath } from './logMissingPath.ts';
import { logProjectClicks } from './logProjectClicks.ts';
import { moveInView } from './moveInView.ts';
import { navigationBehaviour } from './navigationBehaviour.ts';

/**
 * Behaviour of an element that React draws and never has to draw again. It is attached to the
 * element itself, so the served page comes alive without React, and a story without a server.
 * @returns what detaches it.
 */
export type Enhancement = (element: HTMLElement) => () => void;

const enhancements = {
  navigation: navigationBehaviour,
  projectLog: logProjectClicks,
  missingPath: logMissingPath,
  motion: moveInView,
} satisfies Record<string, Enhancement>;

type EnhancementName = keyof typeof enhancements;

/** Spread on an element: where React mounts it, its ref enhances it; in served HTML, `enhanceAll`. */
export function enhancedBy(name: EnhancementName) {
  // A ref that returns its clean-up is never called with null, which the type still allows for.
  return { ref: enhancements[name] as RefCallback<HTMLElement>, 'data-enhanced-by': name };
}

/** Brings every element of a served page to life. */
export function enhanceAll(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhanced-by]')) {
    enhancements[element.dataset.enhancedBy as EnhancementName]?.(element);
  }
}
