import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../../components/Boundary.tsx';
import { Floating } from '../../components/Floating.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { ContactFormContent } from '../../content/contact.ts';
import { noticesRoot } from './noticesRoot.ts';
import { successDuration, type Outcome } from './outcome.ts';

const SnackbarHost = lazy(() => import('./SnackbarHost.tsx'));

interface NotificationsProps {
  /** Whether an outcome is to be expected: only then is notistack worth its bytes. */
  expected: boolean;
  /** How the last message fared; each new one is announced. */
  outcome?: Outcome;
  /** The words of both notices. */
  notices: ContactFormContent['notices'];
}

/**
 * Announces how sending went. Until notistack has loaded, and should it never do so, the bare notice
 * says it, and keeps its place: a notice that is exchanged under a visitor's hand loses their click,
 * and one that was dismissed would come back.
 */
export function Notifications({ expected, outcome, notices }: NotificationsProps) {
  const [isHostReady, setHostReady] = useState(false);
  const onReady = useCallback(() => setHostReady(true), []);
  const [early, setEarly] = useState<Outcome>();
  if (outcome && !isHostReady && outcome !== early) setEarly(outcome);
  if (!expected) return null;
  const isEarly = outcome === early;
  return (
    <>
      {outcome && isEarly ? <BareNotice outcome={outcome} notices={notices} /> : null}
      <Boundary fallback={null}>
        <Suspense fallback={null}>
          <SnackbarHost
            outcome={isEarly ? undefined : outcome}
            notices={notices}
            onReady={onReady}
          />
        </Suspense>
      </Boundary>
    </>
  );
}

interface BareNoticeProps {
  /** How the last message fared; each new one is announced. */
  outcome: Outcome;
  /** The words of both notices. */
  notices: ContactFormContent['notices'];
}

function BareNotice({ outcome, notices }: BareNoticeProps) {
  const [dismissed, setDismissed] = useState<Outcome>();
  const notice = notices[outcome.result];
  useEffect(() => {
    if (notice.tone === 'failure') return undefined;
    const timer = setTimeout(() => setDismissed(outcome), successDuration);
    return () => clearTimeout(timer);
  }, [outcome, notice]);
  if (outcome === dismissed) return null;
  /* Not where the form is: within what moves, "fixed" is not fixed to the window. */
  return createPortal(
    <Floating>
      <Notice notice={notice} dismiss={{ onClick: () => setDismissed(outcome) }} />
    </Floating>,
    noticesRoot(),
  );
}
