import { Fault } from '../brand/illustrations/Fault.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import type { MessagePageContent } from '../content/messagePages.ts';

interface ErrorPageProps {
  /** The words of the page, from `src/content/messagePages.ts`. */
  content: MessagePageContent;
  /** Status or message of the error. Never a stack trace. */
  reason: string;
}

/** The page for a routing failure (PAGE-3). */
export function ErrorPage({ content, reason }: ErrorPageProps) {
  return (
    <MessagePage
      content={content}
      text={reason}
      illustration={<Fault cities={content.frame.cities} />}
    />
  );
}
