import { Fault } from '../brand/illustrations/Fault.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import type { MessagePageContent } from '../content/messagePages.ts';
import { settings } from '../content/settings.ts';
import { Navigation } from '../sections/Navigation/Navigation.tsx';

interface ErrorPageProps {
  /** Text for the page, from `src/content/<locale>/messagePages.ts`. */
  content: MessagePageContent;
  /** Status or message of the error, never a stack trace. */
  reason: string;
}

/** The page for a routing error (PAGE-3). */
export function ErrorPage({ content, reason }: ErrorPageProps) {
  return (
    <MessagePage
      content={content}
      header={
        <Navigation content={content.navigation} background="sky" homeHref={content.back.href} />
      }
      text={reason}
      illustration={<Fault offices={settings.offices} />}
    />
  );
}
