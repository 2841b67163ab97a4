import type { IndexEntry } from 'storybook/internal/types';
import type { Globals } from './globals.ts';

/** What this project uses of Storybook's preview, which has no public name for it. */
interface Preview {
  onUpdateGlobals: (update: { globals: Globals }) => Promise<void>;
  onUpdateArgs: (update: {
    storyId: string;
    updatedArgs: Record<string, unknown>;
  }) => Promise<void>;
  onResetArgs: (reset: { storyId: string; argNames?: string[] }) => Promise<void>;
  storyStoreValue?: { storyIndex: { entries: Record<string, IndexEntry> } };
  /** Of a story, it can put off rendering anew; of a page of documentation, it cannot. */
  currentRender?: { rerender?: () => Promise<void>; rerenderEnqueued?: boolean };
  view: { showMain: () => void };
}

/** Storybook's part of a window, once it is there. */
export function previewOf(frame: object | null): Preview | undefined {
  return frame ? (Reflect.get(frame, '__STORYBOOK_PREVIEW__') as Preview | undefined) : undefined;
}
