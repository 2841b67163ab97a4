import { useLayoutEffect, type ReactNode } from 'react';
import { attachBehaviours } from '../src/app/behaviours.ts';
import { behaves } from '../src/behaviour/behaves.ts';

interface WithBehavioursProps {
  /** The element that contains the story. */
  root: HTMLElement;
  /** The story's args. Storybook keeps the object until an arg changes. */
  args: unknown;
  children: ReactNode;
}

/**
 * Attaches the behaviours of a story. They end when an arg changes, because the story may then have
 * other elements, and when the story is left. They outlive a change in the toolbar, so a notice
 * stays when a designer switches the colour scheme.
 */
export function WithBehaviours({ root, args, children }: WithBehavioursProps) {
  useLayoutEffect(() => {
    const controller = new AbortController();
    /* On the site, the root element has this behaviour. */
    for (const [name, value] of Object.entries(behaves('moveInView')))
      root.setAttribute(name, value);
    attachBehaviours(root, controller.signal);
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- Other args may render other elements.
  }, [root, args]);
  return children;
}
