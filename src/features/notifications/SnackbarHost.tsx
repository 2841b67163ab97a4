import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { Notice } from '../../components/Notice.tsx';
import type { NoticeContent } from '../../content/contact.ts';
import { noticesId, type Outcome } from './outcome.ts';

/** Long enough to be read twice. A failure stays until it is dismissed. */
const successDuration = 10_000;

function draw(notice: NoticeContent) {
  return (key: SnackbarKey) => (
    <Notice notice={notice} dismiss={{ onClick: () => closeSnackbar(key) }} />
  );
}

interface SnackbarHostProps {
  outcome?: Outcome;
}

/** notistack, drawing our own notice. Loaded on demand, hence the default export. */
export default function SnackbarHost({ outcome }: SnackbarHostProps) {
  useEffect(() => {
    if (!outcome) return;
    const { notice } = outcome;
    closeSnackbar();
    enqueueSnackbar({
      message: notice.title,
      persist: notice.tone === 'failure',
      autoHideDuration: successDuration,
      content: draw(notice),
    });
  }, [outcome]);

  return (
    <SnackbarProvider
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={document.getElementById(noticesId) ?? document.body}
    />
  );
}
