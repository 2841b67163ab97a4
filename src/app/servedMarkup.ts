const controls = 'input, textarea';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers an island as it was served, before React takes it over.
 * @returns what puts it back, with whatever has been typed into it since.
 */
export function keepServedMarkup(island: HTMLElement): () => void {
  const typed = [...island.querySelectorAll<Control>(controls)];
  const served = island.cloneNode(true) as HTMLElement;
  return () => {
    // React has let go of the controls, but not of what they hold.
    for (const [index, control] of served.querySelectorAll<Control>(controls).entries()) {
      control.value = typed[index]?.value ?? '';
    }
    island.replaceChildren(...served.childNodes);
  };
}
