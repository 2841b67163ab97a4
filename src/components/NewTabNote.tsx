import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** Text that screen readers read after the name of an external link. */
  text: string;
}

/** Tells screen readers that external links open in a new tab. The links use `aria-describedby`. */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
