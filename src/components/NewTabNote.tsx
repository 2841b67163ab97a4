import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** Text that screen readers read after the name of an external link. */
  text: string;
}

/** A note that external links open in a new tab. Each link refers to it with `aria-describedby`. */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
