import { useLayoutEffect, type ReactNode } from 'react';
import { attachBehaviours } from '../src/app/behaviours.ts';
import { behaves } from '../src/behaviour/behaves.ts';

interface WithBehavioursProps {
  /** The element that contains the story. */
  root: HTMLElement;
  children: ReactNode;
}

/** Attaches the behaviours of a story. They end when the story renders again or is left. */
export function WithBehaviours({ root, children }: WithBehavioursProps) {
  /* Without dependencies, because a story that renders again may have other elements. */
  useLayoutEffect(() => {
    const controller = new AbortController();
    /* On the site, the root element has this behaviour. */
    for (const [name, value] of Object.entries(behaves('moveInView')))
      root.setAttribute(name, value);
    attachBehaviours(root, controller.signal);
    return () => controller.abort();
  });
  return children;
}
