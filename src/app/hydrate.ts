import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepServedMarkup } from './servedMarkup.ts';

/**
 * Once the browser has drawn its answer to whatever the visitor did in the meantime. A frame's
 * callbacks run before it is drawn, so the last step is a timer: it waits for nothing else.
 */
function nextAnswer(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  return promise;
}

/**
 * Lets React take over an island, in steps that never hold up the page for long: React itself, the
 * code of the island, its theme, and then its elements in slices. Should it throw, then or later,
 * the island is plain HTML again, with what has been typed into it.
 * @returns when the island answers.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const putBack = keepServedMarkup(island);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onUncaughtError = (error: unknown) => {
    console.error(`The ${island.dataset.island} island failed:`, error);
    queueMicrotask(() => {
      putBack();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  };

  await nextAnswer();
  const { drawIsland } = await import('./drawIsland.tsx');
  await nextAnswer();
  const tree = drawIsland(island, resolve);
  await nextAnswer();
  startTransition(() => {
    hydrateRoot(island, tree, { onUncaughtError });
  });
  return promise;
}
