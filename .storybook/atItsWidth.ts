import type { StoryContext } from '@storybook/react-vite';
import { widths } from './modes.ts';
import { showInstead } from './showInstead.ts';
import { until } from './until.ts';

/** Storybook's own window for stories, which takes the width that a story asks for. */
const isManaged = () => window.frameElement?.id === 'storybook-preview-iframe';

/** The story in a frame of its width. Storybook hears from there how it fared. */
function frameOf(id: string): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = id;
  frame.className = 'phone';
  frame.style.cssText = `display: block; margin: auto; width: ${widths.phone}px; height: min(844px, 100vh); border: 1px solid`;
  const address = new URL(window.location.href);
  address.searchParams.set('id', id);
  frame.src = address.href;
  return frame;
}

/**
 * A story of the phone plays once its window is narrow. Storybook narrows its own window a moment
 * after the story has come; a story in a tab of its own, or on a page of documentation, gets a frame.
 */
export async function atItsWidth({ globals, id, abortSignal }: StoryContext): Promise<void> {
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  if (value !== 'phone') return;
  if (isManaged()) await until(() => window.innerWidth <= widths.phone, abortSignal);
  else if (window.innerWidth > 2 * widths.phone) await showInstead(frameOf(id), abortSignal);
}
