import { useEffect, useRef, useState } from 'react';
import { titleOf, toCount, type Group } from './groups.ts';

interface HoldDialogProps {
  group: Group;
  note: string;
  /** An empty note releases. */
  onHold: (note: string) => void;
  onCancel: () => void;
}

export function HoldDialog({ group, note, onHold, onCancel }: HoldDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(note);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="hold-title" onClose={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onHold(text.trim());
        }}
      >
        <h2 id="hold-title">Hold {titleOf(group)}</h2>
        <label>
          What is to be done about {toCount(group.shots.length, 'screenshot')}? The next run shows
          it.
          <textarea
            rows={4}
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </label>
        <div className="actions">
          {note && (
            <button type="button" onClick={() => onHold('')}>
              Release
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel <kbd>Esc</kbd>
          </button>
          <button type="submit" className="accept">
            Hold <kbd>Ctrl ↵</kbd>
          </button>
        </div>
      </form>
    </dialog>
  );
}
