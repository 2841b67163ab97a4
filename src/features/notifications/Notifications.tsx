import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../../components/Boundary.tsx';
import { Floating } from '../../components/Floating.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { Outcome } from './outcome.ts';

const SnackbarHost = lazy(() => import('./SnackbarHost.tsx'));

interface NotificationsProps {
  /** Whether an outcome is to be expected: only then is notistack worth its bytes. */
  expected: boolean;
  outcome?: Outcome;
}

/**
 * Announces how a message fared. Until notistack has loaded, and should it never do so, the bare
 * notice says it too.
 */
export function Notifications({ expected, outcome }: NotificationsProps) {
  if (!expected) return null;
  const bare = outcome && <BareNotice outcome={outcome} />;
  return (
    <Boundary fallback={bare}>
      <Suspense fallback={bare}>
        <SnackbarHost outcome={outcome} />
      </Suspense>
    </Boundary>
  );
}

interface BareNoticeProps {
  outcome: Outcome;
}

function BareNotice({ outcome }: BareNoticeProps) {
  const [dismissed, setDismissed] = useState<Outcome>();
  if (outcome === dismissed) return null;
  return (
    <Floating>
      <Notice notice={outcome.notice} dismiss={{ onClick: () => setDismissed(outcome) }} />
    </Floating>
  );
}
