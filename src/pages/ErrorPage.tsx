import { Fault } from '../brand/illustrations/Fault.tsx';
import { StatusPage } from '../components/StatusPage.tsx';
import type { StatusPageContent } from '../content/statusPages.ts';
import { settings } from '../content/settings.ts';
import { Navigation } from '../sections/Navigation/Navigation.tsx';

interface ErrorPageProps {
  /** Text for the page, from `src/content/<locale>/statusPages.ts`. */
  content: StatusPageContent;
  /** Status or message of the error, never a stack trace. */
  reason: string;
}

/** The page for a routing error (PAGE-3). */
export function ErrorPage({ content, reason }: ErrorPageProps) {
  return (
    <StatusPage
      content={content}
      header={
        <Navigation content={content.navigation} background="sky" homeHref={content.back.href} />
      }
      text={reason}
      illustration={<Fault offices={settings.offices} />}
    />
  );
}
