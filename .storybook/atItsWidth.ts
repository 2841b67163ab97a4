import type { StoryContext } from '@storybook/react-vite';
import { breakpoints } from '../theme/breakpoints.ts';
import { widths } from './modes.ts';
import { until } from './until.ts';

/** Storybook's own window for stories, which takes the width that a story asks for. */
const isManaged = () => window.frameElement?.id === 'storybook-preview-iframe';

/** Shows the story in a frame of its width instead. Storybook hears from there how it fared. */
async function showInAFrame(id: string, signal: AbortSignal): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = id;
  frame.className = 'phone';
  frame.style.cssText = `display: block; margin: auto; width: ${widths.phone}px; height: min(844px, 100vh); border: 1px solid`;
  const address = new URL(window.location.href);
  address.searchParams.set('id', id);
  frame.src = address.href;
  document.body.append(frame);
  document.body.classList.replace('sb-show-preparing-story', 'sb-show-main');
  await until(() => false, signal);
  frame.remove();
}

/**
 * A story of the phone plays once its window is narrow. Storybook narrows its own window a moment
 * after the story has come; a story in a tab of its own, or on a page of documentation, gets a frame.
 */
export async function atItsWidth({ globals, id, abortSignal }: StoryContext): Promise<void> {
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  if (value !== 'phone') return;
  if (isManaged()) await until(() => window.innerWidth <= widths.phone, abortSignal);
  else if (window.matchMedia(`(min-width: ${breakpoints.values.appBar}em)`).matches)
    await showInAFrame(id, abortSignal);
}
