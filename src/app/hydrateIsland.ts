import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from '../features/islands/registry.ts';
import { rememberTypedText } from './typedText.ts';

/**
 * Resolves once the browser has painted its answer to what the visitor did in the meantime. A frame's
 * callbacks run before it is painted, so the last step is a timer.
 */
function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/**
 * Hydrates an island in steps that never hold up the page for long: React itself, the code of the
 * island, its theme, and then its elements in slices. Should it throw, then or later, the island is
 * plain HTML again. Whatever happens, what has been typed stays.
 * @param composed resolves when no input method is composing a word.
 * @returns when the island answers.
 */
export async function hydrateIsland(
  island: HTMLElement,
  composed: () => Promise<void>,
): Promise<void> {
  const { island: name = '', islandProps = '{}' } = island.dataset;
  const served = island.cloneNode(true) as HTMLElement;

  await afterNextPaint();
  const [{ renderIsland }, component] = await Promise.all([
    import('./renderIsland.tsx'),
    islands[name as IslandName]() as Promise<ComponentType<object>>,
  ]);
  await composed();
  await afterNextPaint();

  return new Promise((resolve, reject) => {
    const restoreTypedText = rememberTypedText(island);
    const onHydrated = () => {
      restoreTypedText(island);
      island.dataset.islandStatus = 'hydrated';
      resolve();
    };
    const onUncaughtError = (error: unknown) => {
      console.error(`The island ${name} failed:`, error);
      const restoreBeforeError = rememberTypedText(island);
      // React empties the island after this call.
      queueMicrotask(() => {
        island.replaceChildren(...served.childNodes);
        restoreBeforeError(island);
        island.dataset.islandStatus = 'failed';
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    };
    const onRecoverableError = (error: unknown) => {
      console.warn(`The page had changed, so the island ${name} was rendered anew:`, error);
    };
    const tree = renderIsland(component, JSON.parse(islandProps) as object, onHydrated);
    startTransition(() => {
      hydrateRoot(island, tree, { onUncaughtError, onRecoverableError });
    });
  });
}
