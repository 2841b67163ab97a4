import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SendResult } from '../../content/contact.ts';
import { copyNotice } from './copyNotice.ts';
import { successDurationMs } from './successDuration.ts';

/* A separate React root, so that changes to the page cannot break the snackbars. */
const host = document.body.appendChild(document.createElement('div'));
flushSync(() =>
  createRoot(host).render(
    <SnackbarProvider
      maxSnack={1}
      {...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitionDuration: 0 })}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={host}
    />,
  ),
);

let current: SnackbarKey | undefined;

/**
 * Screen readers announce only content that is added to an existing live region. Therefore, a
 * separate task adds the card, after React has added the live region.
 */
export function showSnackbar(result: SendResult, onDismiss: () => void, onEnd: () => void): void {
  const { firstElementChild: card } = copyNotice(result, onDismiss);
  current = enqueueSnackbar({
    persist: result === 'failed',
    autoHideDuration: successDurationMs,
    onClose: (_event, reason) => reason === 'timeout' && onEnd(),
    content: (
      <div role={result === 'sent' ? 'status' : 'alert'}>
        <div ref={(host) => void setTimeout(() => host?.replaceChildren(card ?? ''))} />
      </div>
    ),
  });
}

/** Closes the snackbar by its key, because a call without a key would keep a queued snackbar. */
export function hideSnackbar(): void {
  if (current !== undefined) closeSnackbar(current);
  current = undefined;
}
