import { tellFailure } from '../features/contact/tellFailure.ts';
import { watchComposition } from './composition.ts';

/** How near, in px, an island may come to the window before React hydrates it. */
const nearby = '600px';

/**
 * How long, in ms, a form that is sent too early waits for React. A script can stay away without a
 * word: on a dead line, or for good where the browser kept a page that was left while it loaded.
 */
const sendTimeout = 8_000;

/**
 * React answers these by hydrating the whole island at once, which blocks the page. So React does
 * not see them until it has hydrated: the browser focuses, types and sends without it.
 */
const discreteEvents = {
  pointer: ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  keys: ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend'],
  text: ['textInput', 'input', 'change', 'cut', 'paste'],
};

/**
 * Hydrates each island of the page when it comes near, or is touched first. The island works as
 * plain HTML until then; a form that is sent too early waits, and where React does not come at all
 * it is sent as plain HTML. A visitor who is offline keeps the page and every word.
 */
export function hydrateIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) hydrateWhenNear(island);
}

/** A form that is sent offline would be led to the browser's own page of errors. */
function keepWordsOffline(event: SubmitEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  tellFailure();
}

function hydrateWhenNear(island: HTMLElement): void {
  let hydrated: Promise<void> | undefined;
  let clicked: HTMLButtonElement | undefined;
  let isHeld = false;
  const waiting = new AbortController();
  const { signal } = waiting;
  const composed = watchComposition(signal);
  const start = () =>
    (hydrated ??= import('./hydrateIsland.ts')
      .then(({ hydrateIsland }) => hydrateIsland(island, composed))
      .catch((error: unknown) => {
        island.addEventListener('submit', keepWordsOffline);
        throw error;
      })
      .finally(() => {
        observer.disconnect();
        waiting.abort();
        clicked?.click();
      }));
  const startQuietly = () => void start().catch((error: unknown) => console.error(error));

  const holdSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    // Asked for anew: an island that failed was given its served form back.
    const form = () => island.querySelector('form');
    const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, sendTimeout));
    Promise.race([start(), timeout])
      .finally(() => (isHeld = false))
      .then(
        () => form()?.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
        () => (navigator.onLine ? form()?.submit() : tellFailure()),
      );
  };

  /** A button that does nothing by itself needs React: it is clicked again when React has come. */
  const rememberClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button && button.type === 'button') clicked = button;
    startQuietly();
  };

  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && startQuietly(),
    { rootMargin: nearby },
  );
  observer.observe(island);
  island.addEventListener('focusin', startQuietly, { signal });
  island.addEventListener('submit', holdSubmit, { signal });
  island.addEventListener('click', rememberClick, { capture: true, signal });
  for (const type of Object.values(discreteEvents).flat()) {
    const hideFromReact = (event: Event) => event.stopImmediatePropagation();
    island.addEventListener(type, hideFromReact, { capture: true, signal });
  }
}
