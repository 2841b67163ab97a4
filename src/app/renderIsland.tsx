import type { EmotionCache } from '@emotion/react';
import { createElement, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { AppProviders, createStyleCache } from './AppProviders.tsx';

/** One for all islands: the styles of the whole page were served. */
let cache: EmotionCache | undefined;

/**
 * An island, as the server rendered it.
 * @param onHydrated called once React has taken the island over.
 */
export function renderIsland<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  onHydrated: () => void,
): ReactNode {
  cache ??= createStyleCache(document);
  return (
    <AppProviders cache={cache}>
      <Hydrated onHydrated={onHydrated}>{createElement(component, props)}</Hydrated>
    </AppProviders>
  );
}

interface HydratedProps {
  onHydrated: () => void;
  children: ReactNode;
}

/** Tells when its children have been hydrated, before the next key or touch can be lost. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
