import { addons } from 'storybook/preview-api';
import { previewOf } from './previewOf.ts';
import { until } from './until.ts';

/** Shows something in the place of a story, until the story ends. */
export async function showInstead(element: HTMLElement, signal: AbortSignal): Promise<void> {
  dropBacklog();
  document.body.append(element);
  /* Storybook's own way to say that there is something to see, lest its placeholder come later. */
  previewOf(window)?.view.showMain();
  await until(() => false, signal);
  element.remove();
}

/**
 * A window without a manager keeps every event for one. At the first word of a frame it would write
 * all of them out, whole windows included.
 */
function dropBacklog(): void {
  const { transports } = addons.getChannel() as unknown as { transports: { buffer?: unknown[] }[] };
  for (const { buffer } of transports) buffer?.splice(0);
}
