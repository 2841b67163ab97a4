import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { noticesId } from '../../components/noticesId.ts';
import type { ContactFormContent, NoticeContent } from '../../content/contact.ts';
import type { Outcome } from './outcome.ts';

/** In ms: long enough to be read twice. A failure stays until it is dismissed. */
const successDuration = 10_000;

function renderNotice(notice: NoticeContent) {
  return (key: SnackbarKey) => (
    <Notice notice={notice} dismiss={{ onClick: () => closeSnackbar(key) }} />
  );
}

interface SnackbarHostProps {
  /** How the last message fared; each new one is announced. */
  outcome?: Outcome;
  /** The words of both notices. */
  notices: ContactFormContent['notices'];
}

/** notistack, which shows our own notice. Loaded on demand, hence the default export. */
export default function SnackbarHost({ outcome, notices }: SnackbarHostProps) {
  useEffect(() => {
    if (!outcome) return;
    const notice = notices[outcome.result];
    closeSnackbar();
    enqueueSnackbar({
      message: notice.title,
      persist: notice.tone === 'failure',
      autoHideDuration: successDuration,
      content: renderNotice(notice),
    });
  }, [outcome, notices]);

  return (
    <SnackbarProvider
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={document.getElementById(noticesId) ?? document.body}
    />
  );
}
