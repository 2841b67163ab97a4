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
  const dismiss = () => {
    const { activeElement: active, body } = document;
    const isLost = active === body || active?.closest('[role=status], [role=alert]');
    hideNotices();
    onDismiss();
    // Otherwise, Tab would start again at the top of the page.
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  // In a very small window, the notice may cover the focused field.
  listening = new AbortController();
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), {
    signal: listening.signal,
  });
  if (snackbars) snackbars.showSnackbar(result, dismiss);
  else showEarlyNotice(result, dismiss);
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

function showEarlyNotice(result: SendResult, onDismiss: () => void): void {
  const notice = copyNotice(result, onDismiss);
  const close = () => (notice.contains(document.activeElement) ? onDismiss() : closeEarlyNotice());
  const timer = result === 'sent' && setTimeout(close, successDurationMs);
  closeEarlyNotice = () => {
    if (timer) clearTimeout(timer);
    notice.remove();
  };
  document.body.append(notice);
}
