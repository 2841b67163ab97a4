import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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

/** Shows a notice until the caller uses the returned function. */
export function showSnackbar(notice: HTMLElement): () => void {
  const key = enqueueSnackbar({
    persist: true,
    content: <div ref={(host) => host?.replaceChildren(notice)} />,
  });
  // A call without a key would keep a queued snackbar.
  return () => closeSnackbar(key);
}
