type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (root: ParentNode) => [...root.querySelectorAll<Control>('input, textarea')];

/**
 * Remembers the controls of an island, with what a visitor types into them. React replaces them
 * when the page is not as the server sent it: a password manager put an icon beside a field, a
 * translation wrapped a label.
 * @returns puts text, focus and selection into the controls that stand at the same places now.
 */
export function rememberTypedText(island: ParentNode): (current: ParentNode) => void {
  const controls = controlsIn(island);
  let focused = -1;
  const keepFocus = () => {
    focused = controls.findIndex((control) => control === document.activeElement);
  };
  keepFocus();
  // Before React: it stops a focus that comes while it hydrates.
  document.addEventListener('focusin', keepFocus, true);

  return (current) => {
    document.removeEventListener('focusin', keepFocus, true);
    for (const [place, control] of controlsIn(current).entries()) {
      const typed = controls[place];
      if (!typed || typed === control) continue;
      control.value = typed.value;
      const isFocusLost = document.activeElement === document.body;
      if (place !== focused || !isFocusLost) continue;
      control.focus({ preventScroll: true });
      // An address has no selection that script may read.
      const { selectionStart, selectionEnd, selectionDirection } = typed;
      if (selectionStart === null) continue;
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
    }
  };
}
