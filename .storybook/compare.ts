import type { Args, StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { initialGlobals, toQuery, type Globals } from './globals.ts';
import { widths } from './modes.ts';
import { onPlayed } from './onPhase.ts';
import { previewOf } from './previewOf.ts';
import { showInstead } from './showInstead.ts';
import { until } from './until.ts';

interface Frame {
  title: string;
  width: number;
  globals: Globals;
}

/** In px, between two frames. */
const gap = 16;
const className = 'compared';

/** What stands side by side, by the toolbar's choice. A story of the phone has that width alone. */
function framesOf({ compare: choice, viewport }: Globals): Frame[] {
  const isOnPhone = (viewport as { value?: string } | undefined)?.value === 'phone';
  if (choice === 'schemes') {
    return ['light', 'dark'].map((colorScheme) => ({
      title: colorScheme,
      width: isOnPhone ? widths.phone : window.innerWidth,
      globals: { colorScheme },
    }));
  }
  const all = isOnPhone ? [widths.phone] : Object.values(widths);
  return all.map((width) => ({ title: `${width} px`, width, globals: {} }));
}

function addressOf(globals: Globals): string {
  const address = new URL(window.location.href);
  /* Nobody sees what axe finds in a frame. */
  const query = toQuery({ ...globals, compare: initialGlobals.compare });
  address.searchParams.set('globals', `${query};a11y.manual:!true`);
  return address.href;
}

/** What the controls were changed to. */
function changedArgs({ args, initialArgs }: StoryContext): Args {
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== initialArgs[name]),
  );
}

function frameOf(context: StoryContext, { title, width, globals }: Frame): HTMLElement {
  const { id } = context;
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: `${id}, ${title}`, className });
  frame.style.cssText = `flex: none; inline-size: ${width}px; block-size: 100%; border: 0; outline: 1px solid`;
  frame.src = addressOf({ ...context.globals, ...globals });
  frame.dataset['args'] = JSON.stringify(changedArgs(context));
  return frame;
}

function rowOfFrames(context: StoryContext): HTMLElement {
  const frames = framesOf(context.globals);
  const row = document.createElement('div');
  row.dir = 'ltr';
  row.style.cssText = `position: fixed; inset: 0 auto auto 0; display: flex; gap: ${gap}px; transform-origin: 0 0`;
  row.append(...frames.map((frame) => frameOf(context, frame)));
  const whole = frames.reduce((sum, { width }) => sum + width + gap, -gap);
  const fit = () => {
    const scale = window.innerWidth / whole;
    row.style.scale = String(scale);
    row.style.blockSize = `${window.innerHeight / scale}px`;
  };
  fit();
  window.addEventListener('resize', fit, { signal: context.abortSignal });
  return row;
}

/* The frames follow the controls, whose events reach the page around them alone. */
for (const [event, method] of [
  [UPDATE_STORY_ARGS, 'onUpdateArgs'],
  [RESET_STORY_ARGS, 'onResetArgs'],
] as const) {
  addons.getChannel().on(event, (change) => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>(`iframe.${className}`))
      void previewOf(frame.contentWindow)?.[method](change);
  });
}

/** Frames that stand side by side share one focus: their stories play one after another. */
function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(className, () => {
      resolve();
      return new Promise<void>(onPlayed);
    });
  });
}

/** In a frame, once: what the controls were changed to before it stood. */
function takeArgs(storyId: string): void {
  const { dataset } = window.frameElement as HTMLElement;
  if (!dataset['args']) return;
  const updatedArgs = JSON.parse(dataset['args']) as Args;
  delete dataset['args'];
  void previewOf(window)?.onUpdateArgs({ storyId, updatedArgs });
}

let shown: StoryContext | undefined;

/*
 * The frames stand where the story would: it comes back, or they come, when it is rendered anew. So
 * they do for any other choice of the toolbar meanwhile.
 */
addons.getChannel().on(GLOBALS_UPDATED, function update(this: { source?: string }, event) {
  /* What came from a frame has a source, and counts there alone. */
  if (!shown || this.source) return;
  const { globals } = event as { globals: Globals };
  const isOff = (now: Globals) => now['compare'] === initialGlobals.compare;
  if (isOff(globals) && isOff(shown.globals)) return;
  addons.getChannel().emit(FORCE_REMOUNT, { storyId: shown.id });
});

/** Shows a story beside itself, in both schemes or at three widths, where the toolbar says so. */
export async function compare(context: StoryContext): Promise<void> {
  shown = context;
  const { globals, abortSignal, viewMode } = context;
  if (window.frameElement?.className === className) {
    await takeTurn();
    takeArgs(context.id);
  }
  if (viewMode !== 'story' || globals['compare'] === initialGlobals.compare) return;
  /* Rendered anew for its controls, while its frames stand: they follow the controls by themselves. */
  if (document.querySelector(`.${className}`)) await until(() => false, abortSignal);
  else await showInstead(rowOfFrames(context), abortSignal);
}
