import { newTabNoteId } from './externalLink.ts';

interface NewTabNoteProps {
  /** What is said of such a link, after its name. */
  text: string;
}

/** Tells once, for every link that points here, that it opens a new tab. */
export function NewTabNote({ text }: NewTabNoteProps) {
  return (
    <span id={newTabNoteId} hidden>
      {text}
    </span>
  );
}
