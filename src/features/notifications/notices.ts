import { resultAnchors } from '../../../supabase/functions/_shared/contract.ts';
import type { SendResult } from '../../content/contact.ts';
import { copyNotice } from './copyNotice.ts';
import type * as Snackbars from './snackbars.tsx';
import { successDurationMs } from './successDuration.ts';

let snackbars: typeof Snackbars | undefined;
let closeEarlyNotice = () => {};
let listening = new AbortController();

/** Loads React and notistack early, so that a notice does not have to wait for them. */
export function preloadNotices(): void {
  import('./snackbars.tsx').then(
    (loaded) => (snackbars = loaded),
    () => {},
  );
}

/** Shows the notice for a result: with notistack if it has loaded, otherwise without a library. */
export function showNotice(result: SendResult, onDismiss = () => {}): void {
  hideNotices();
  const focused = document.activeElement;
  const close = () => {
    hideNotices();
    onDismiss();
  };
  const dismiss = () => {
    close();
    // The notice had the focus. Without this line, Tab would continue from another place.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  /** Closes the notice on timeout or Escape. If focus is in the notice, restores the old focus. */
  const end = () =>
    document.activeElement?.closest('[role=status], [role=alert]') ? dismiss() : close();
  listening = new AbortController();
  document.addEventListener(
    'keydown',
    // While a visitor composes a character, for example in Japanese, Escape cancels the character.
    ({ key, isComposing }) => key === 'Escape' && !isComposing && end(),
    { signal: listening.signal },
  );
  if (snackbars) snackbars.showSnackbar(result, dismiss, end);
  else showEarlyNotice(result, dismiss, end);
}

export function hideNotices(): void {
  listening.abort();
  snackbars?.hideSnackbar();
  closeEarlyNotice();
  // After a form post without JavaScript, CSS (`:target`) shows a notice. `data-closed` hides it.
  for (const id of Object.values(resultAnchors)) {
    document.getElementById(id)?.setAttribute('data-closed', '');
  }
}

function showEarlyNotice(result: SendResult, onDismiss: () => void, onEnd: () => void): void {
  const notice = copyNotice(result, onDismiss);
  const card = notice.removeChild(notice.firstElementChild!);
  const timer = result === 'sent' && setTimeout(onEnd, successDurationMs);
  closeEarlyNotice = () => {
    if (timer) clearTimeout(timer);
    notice.remove();
  };
  document.body.append(notice);
  // Screen readers announce only content that is added to an existing live region.
  setTimeout(() => notice.append(card));
}
