import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SendResult } from '../../content/contact.ts';
import { copyNotice } from './copyNotice.ts';
import { successDurationMs } from './successDuration.ts';

/* A root of its own: nothing that changes the page can break it. */
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

/** Shows a copy of the served notice by notistack. */
export function showSnackbar(result: SendResult, onDismiss: () => void): void {
  const { firstElementChild: card } = copyNotice(result, onDismiss);
  current = enqueueSnackbar({
    persist: result === 'failed',
    autoHideDuration: successDurationMs,
    content: (
      <div role={result === 'sent' ? 'status' : 'alert'}>
        <NodeHost node={card} />
      </div>
    ),
  });
}

/** Closes the snackbar. By its key: without one, notistack would keep what waits in its queue. */
export function hideSnackbar(): void {
  if (current !== undefined) closeSnackbar(current);
  current = undefined;
}

interface NodeHostProps {
  /** Element that React neither renders nor changes. */
  node: Element | null;
}

/**
 * Adds a node to the page in a task of its own: screen readers announce what is added to a live region,
 * not what it begins with.
 */
function NodeHost({ node }: NodeHostProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => host.current?.replaceChildren(node ?? ''));
    return () => clearTimeout(timer);
  }, [node]);
  return <div ref={host} />;
}
