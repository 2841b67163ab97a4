import { resultAnchors } from '../../supabase/functions/_shared/contract.ts';
import type { SendResult } from '../content/contact.ts';
import { behaviour } from '../behaviour/behaves.ts';
import { announce, clearAnnouncement } from './announce.ts';
import { goBackHint, noticeElement } from './ContactNotices.behaviour.ts';
import type * as Snackbars from './snackbars.tsx';

/** Time in ms until a success notice closes, enough to read it twice. Failure notices stay open. */
const successDurationMs = 10_000;

let snackbars: typeof Snackbars | undefined;
let shown = new AbortController();

/** Loads React and notistack early, so that a notice does not have to wait for them. */
export function preloadNotices(): void {
  import('./snackbars.tsx').then(
    (loaded) => (snackbars = loaded),
    () => {},
  );
}

/**
 * Shows and announces the notice for a result: with notistack if it has loaded, otherwise without a
 * library. The notice is a copy from the served page, so it is translated if a tool has translated
 * the page.
 */
export function showNotice(result: SendResult): void {
  hideNotices();
  const served = findServed(result);
  const card = served?.querySelector(noticeElement)?.cloneNode(true) as
    | HTMLDialogElement
    | undefined;
  if (!served || !card) throw new Error(`The page has no notice #${resultAnchors[result]}.`);
  card.open = true;
  card.querySelector(goBackHint.selector)?.remove();

  shown = new AbortController();
  const { signal } = shown;
  const focused = document.activeElement;
  const close = () => {
    const hasFocus = card.contains(document.activeElement);
    // With a pointer, the visitor may have scrolled on, and the page must not jump back.
    const isKeyboard = card.querySelector(':focus-visible') !== null;
    hideNotices();
    if (!hasFocus || !(focused instanceof HTMLElement)) return;
    // Otherwise, Tab would continue from another place.
    focused.focus({ preventScroll: true });
    if (isKeyboard) focused.scrollIntoView({ block: 'nearest' });
  };
  const dismiss = (event: Event) => {
    event.preventDefault();
    close();
  };
  card.addEventListener('submit', dismiss, { signal });
  document.addEventListener('keydown', (event) => isEscape(event) && close(), { signal });
  if (result === 'sent') closeLater(card, close, signal);
  const remove = snackbars ? snackbars.showSnackbar(card) : showInPlaceOf(served, card);
  signal.addEventListener('abort', remove);
  announce(served);
}

export function hideNotices(): void {
  shown.abort();
  for (const served of [findServed('sent'), findServed('failed')]) {
    if (!served) continue;
    clearAnnouncement(served);
    // After a form post without JavaScript, CSS (`:target`) shows the notice while it is open.
    served.querySelector(noticeElement)?.close();
  }
}

const findServed = (result: SendResult) => document.getElementById(resultAnchors[result]);

/** In Safari, the Escape that ends an input method's composition has only the `keyCode` 229. */
const isEscape = ({ key, keyCode, isComposing }: KeyboardEvent) =>
  key === 'Escape' && !isComposing && keyCode !== 229;

/** A mouse pointer holds the notice. After a tap, the time starts again. */
function closeLater(card: HTMLElement, close: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const hold = () => clearTimeout(timer);
  const start = () => {
    hold();
    timer = setTimeout(close, successDurationMs);
  };
  card.addEventListener('pointerenter', hold, { signal });
  card.addEventListener('pointerleave', start, { signal });
  signal.addEventListener('abort', hold);
  start();
}

function showInPlaceOf(served: HTMLElement, card: HTMLElement): () => void {
  const placement = served.cloneNode() as HTMLElement;
  for (const name of ['id', 'hidden', behaviour.attribute]) placement.removeAttribute(name);
  placement.append(card);
  document.body.append(placement);
  return () => placement.remove();
}
