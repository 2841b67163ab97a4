import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** Text that screen readers read after the name of such a link. */
  text: string;
}

/** Description for every external link (`aria-describedby`): the link opens a new tab. */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
