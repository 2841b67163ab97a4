import { newTabNoteId } from './externalLink.ts';

/** Tells once, for every link that points here, that it opens a new tab. */
export function NewTabNote() {
  return (
    <span id={newTabNoteId} hidden>
      Opens in a new tab
    </span>
  );
}
