import { lazy, Suspense } from 'react';
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

/** Announces how a message fared. Should notistack fail to load, the bare notice says it too. */
export function Notifications({ expected, outcome }: NotificationsProps) {
  if (!expected) return null;
  const bare = outcome && (
    <Floating>
      <Notice notice={outcome.notice} dismiss={{ href: '#contact' }} />
    </Floating>
  );
  return (
    <Boundary fallback={bare}>
      <Suspense>
        <SnackbarHost outcome={outcome} />
      </Suspense>
    </Boundary>
  );
}
