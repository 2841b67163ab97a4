import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
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

export function showSnackbar(result: SendResult, onDismiss: () => void, onEnd: () => void): void {
  const { firstElementChild: card } = copyNotice(result, onDismiss);
  current = enqueueSnackbar({
    persist: result === 'failed',
    autoHideDuration: successDurationMs,
    onClose: (_event, reason) => reason === 'timeout' && onEnd(),
    content: (
      <div role={result === 'sent' ? 'status' : 'alert'}>
        <NodeHost node={card} />
      </div>
    ),
  });
}

/** Closes the snackbar by its key, because a call without a key would keep a queued snackbar. */
export function hideSnackbar(): void {
  if (current !== undefined) closeSnackbar(current);
  current = undefined;
}

interface NodeHostProps {
  /** Element that React neither renders nor changes. */
  node: Element | null;
}

/**
 * Screen readers announce only content that is added to an existing live region. Therefore, this
 * component adds the node in a separate task, after the live region is in the page.
 */
function NodeHost({ node }: NodeHostProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => host.current?.replaceChildren(node ?? ''));
    return () => clearTimeout(timer);
  }, [node]);
  return <div ref={host} />;
}
