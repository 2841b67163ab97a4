/** How near, in px, an island may come to the window before React takes it over. */
const nearby = '600px';

/**
 * How long, in ms, a form that is sent too early waits for React. A script can stay away without a
 * word: on a dead line, or for good where the browser kept a page that was left while it loaded.
 */
const patience = 8_000;

/**
 * By these, React is made to take an island over at once and in one piece, while the finger waits.
 * Until it has come in its own time it needs none of them: the browser focuses, types and sends.
 */
const urgentToReact = {
  finger: ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  keys: ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend'],
  text: ['textInput', 'input', 'change', 'cut', 'paste'],
};

/**
 * Hydrates each island of the page when it comes near, or is touched first. The island works as
 * plain HTML until then; a form that is sent too early waits, and where React does not come at all
 * it is sent as plain HTML.
 */
export function bringIslandsToLife(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) bringToLife(island);
}

function bringToLife(island: HTMLElement): void {
  let alive: Promise<void> | undefined;
  let isHeld = false;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () =>
    (alive ??= import('./hydrate.ts')
      .then(({ hydrate }) => hydrate(island))
      .finally(() => {
        sight.disconnect();
        waiting.abort();
      }));
  const quietly = () => void start().catch((error: unknown) => console.error(error));

  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    // Asked for anew: an island that failed was given its served form back.
    const form = () => island.querySelector('form');
    const impatience = new Promise<never>((_resolve, reject) => setTimeout(reject, patience));
    Promise.race([start(), impatience])
      .finally(() => (isHeld = false))
      .then(
        () => form()?.requestSubmit(),
        () => form()?.submit(),
      );
  };

  const sight = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && quietly(),
    { rootMargin: nearby },
  );
  sight.observe(island);
  island.addEventListener('focusin', quietly, { signal });
  island.addEventListener('submit', hold, { signal });
  for (const type of Object.values(urgentToReact).flat()) {
    const keepFromReact = (event: Event) => event.stopImmediatePropagation();
    island.addEventListener(type, keepFromReact, { capture: true, signal });
  }
}
