import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createSiteTheme } from '../../theme/index.ts';
import { EnquiryForm } from '../features/contact/EnquiryForm.tsx';
import { Contexts, createStyleCache } from './Contexts.tsx';
import { keepServedMarkup } from './servedMarkup.ts';

/** Every island by its name in the markup. */
const islands: Record<string, ComponentType<never>> = { enquiry: EnquiryForm };

/** Once the browser has answered whatever the visitor did in the meantime. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Lets React take over an island, in slices that never hold up the page. Should it throw, then or
 * later, the island is plain HTML again, with what has been typed into it.
 * @returns when the island answers.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? '';
  const Component = islands[name] as ComponentType<object> | undefined;
  if (!Component) throw new Error(`There is no island named ${name}.`);
  const props = JSON.parse(island.dataset.props ?? '{}') as object;
  const putBack = keepServedMarkup(island);

  // On a slow phone the theme takes as long to make as all this code to evaluate.
  await nextTask();
  const theme = createSiteTheme();
  const cache = createStyleCache(island);

  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      console.error(`The ${name} island failed:`, error);
      queueMicrotask(() => {
        putBack();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    startTransition(() => {
      hydrateRoot(
        island,
        <Contexts theme={theme} cache={cache}>
          <Alive onAlive={resolve}>
            <Component {...props} />
          </Alive>
        </Contexts>,
        { onUncaughtError },
      );
    });
  });
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
