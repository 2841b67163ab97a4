import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** Text that screen readers read after the name of an external link. */
  text: string;
}

/** Tells screen reader users that external links open in a new tab (see `externalLink`). */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
