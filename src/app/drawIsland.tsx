import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createSiteTheme } from '../../theme/index.ts';
import { EnquiryForm } from '../features/contact/EnquiryForm.tsx';
import { Contexts, createStyleCache } from './Contexts.tsx';

/** Every island by its name in the markup. */
const islands: Record<string, ComponentType<never>> = { enquiry: EnquiryForm };

/**
 * What React draws in an island, as the server drew it. On a slow phone the theme takes as long to
 * make as all this code to evaluate.
 * @param onAlive called once React has taken the island over.
 */
export function drawIsland(island: HTMLElement, onAlive: () => void): ReactNode {
  const name = island.dataset.island ?? '';
  const Component = islands[name] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`There is no island named ${name}.`);
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  return (
    <Contexts theme={createSiteTheme()} cache={createStyleCache(island)}>
      <Alive onAlive={onAlive}>
        <Component {...props} />
      </Alive>
    </Contexts>
  );
}

interface AliveProps {
  onAlive: () => void;
  children: ReactNode;
}

/** Tells when its children have been taken over. */
function Alive({ onAlive, children }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}
