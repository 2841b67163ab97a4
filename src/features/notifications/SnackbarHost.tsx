import './styleSheetForGoober.ts';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { Notice } from '../../components/Notice.tsx';
import type { ContactFormContent, NoticeContent } from '../../content/contact.ts';
import { noticesRoot } from './noticesRoot.ts';
import { successDuration, type Outcome } from './outcome.ts';

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
  /** Called once it can announce. */
  onReady: () => void;
}

/** notistack, which shows our own notice. Loaded on demand, hence the default export. */
export default function SnackbarHost({ outcome, notices, onReady }: SnackbarHostProps) {
  useEffect(onReady, [onReady]);
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
      /* Nothing slides then, and nothing waits for it. */
      {...(matchMedia('(prefers-reduced-motion: reduce)').matches && { transitionDuration: 0 })}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      domRoot={noticesRoot()}
    />
  );
}
