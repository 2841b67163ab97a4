import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** Text that screen readers read after the name of an external link. */
  text: string;
}

/** Describes all external links of the page (`aria-describedby`): they open a new tab. */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
