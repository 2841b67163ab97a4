import { Fault } from '../components/illustrations/Fault.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import { applicationError } from '../content/pages.ts';

interface ErrorPageProps {
  /** The status, or the message, of what went wrong. Never a stack trace. */
  reason: string;
}

/** The screen of a routing failure (specification, section 8). */
export function ErrorPage({ reason }: ErrorPageProps) {
  return <MessagePage {...applicationError} picture={<Fault />} text={reason} />;
}
