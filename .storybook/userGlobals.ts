import { addons } from 'storybook/preview-api';
import { toQuery, type Globals } from './globals.ts';
import { previewOf } from './previewOf.ts';

interface GlobalsEvent {
  userGlobals: Globals;
}

declare global {
  /**
   * Where Storybook finds the frame of a story; by itself it would leave the toolbar's values out.
   * Embedded, a story plays nothing, as one without a frame: several would take the focus from each
   * other, and from the reader.
   */
  var PREVIEW_URL: string | undefined;
}

let current: Globals = {};
const listeners = new Set<() => void>();

/** Those of a page of documentation, and that of a story of the phone. */
const storyFrames = 'iframe[id^="iframe--"], iframe.phone';

/** Stories in frames of their own follow the toolbar, whose events reach the page around them alone. */
function updateFrames(): void {
  globalThis.PREVIEW_URL = `iframe.html?embed=true&globals=${toQuery(current)}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(storyFrames)) {
    void previewOf(frame.contentWindow)?.onUpdateGlobals({ globals: current });
  }
}

/*
 * Those stories report their globals to the page around them (storybook #23809). Only what this page
 * says itself counts; what came from another window has a source.
 */
addons.getChannel().on('globalsUpdated', function update(this: { source?: string }, event) {
  if (this.source) return;
  current = (event as GlobalsEvent).userGlobals;
  updateFrames();
  for (const listen of listeners) listen();
});

/*
 * Storybook would render a page of documentation anew for each change of the toolbar, and load it
 * again where a story on it was not done. Page and frames follow the toolbar by themselves.
 */
addons.getChannel().on('docsRendered', function keep(this: { source?: string }) {
  const render = previewOf(window)?.currentRender;
  if (render && !this.source) render.rerender = undefined;
});

/** What the toolbar is set to, without what a story sets for itself. */
export const userGlobals = {
  get: () => current,
  subscribe: (listen: () => void) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
};
