import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../../components/Boundary.tsx';
import { Floating } from '../../components/Floating.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { ContactFormContent } from '../../content/contact.ts';
import type { Outcome } from './outcome.ts';

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
 * Announces how sending went. Until notistack has loaded, and should it never do so, the bare
 * notice says it too.
 */
export function Notifications({ expected, outcome, notices }: NotificationsProps) {
  if (!expected) return null;
  const bare = outcome && <BareNotice outcome={outcome} notices={notices} />;
  return (
    <Boundary fallback={bare}>
      <Suspense fallback={bare}>
        <SnackbarHost outcome={outcome} notices={notices} />
      </Suspense>
    </Boundary>
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
  if (outcome === dismissed) return null;
  return (
    <Floating>
      <Notice notice={notices[outcome.result]} dismiss={{ onClick: () => setDismissed(outcome) }} />
    </Floating>
  );
}
