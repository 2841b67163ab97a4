import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyGlobals, initialGlobals, type Globals } from './globals.ts';
import { onLoading, onPlayed } from './onPhase.ts';
import { previewOf } from './previewOf.ts';

let isPlaying = false;
/** What is to come when the play function is done. */
let paper: Globals | undefined;

/** The look of a story. A play function expects a screen: paper comes after it. */
export function showGlobals(globals: Globals): void {
  const isTooEarly = isPlaying && globals['media'] === 'print';
  paper = isTooEarly ? globals : undefined;
  applyGlobals(isTooEarly ? { ...globals, media: initialGlobals.media } : globals);
}

onLoading(() => {
  isPlaying = true;
  paper = undefined;
});
onPlayed(() => {
  isPlaying = false;
  if (paper) applyGlobals(paper);
});

/*
 * A choice of the toolbar is seen at once. Storybook would also run the story's hooks anew, which make
 * its mocks forget what a play function is about to ask them: it does so when the play is done.
 */
addons.getChannel().on(GLOBALS_UPDATED, function update(this: { source?: string }, event) {
  const render = previewOf(window)?.currentRender;
  if (!isPlaying || this.source || render?.rerenderEnqueued === undefined) return;
  showGlobals((event as { globals: Globals }).globals);
  render.rerender = async () => {
    delete render.rerender;
    render.rerenderEnqueued = true;
  };
});
