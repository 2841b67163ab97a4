import { NotFound } from '../components/illustrations/NotFound.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import { notFound } from '../content/pages.ts';
import { enhancedBy } from '../features/enhancements/enhancements.ts';

/** Any path that is not there (specification, section 2). */
export function NotFoundPage() {
  return (
    <MessagePage
      {...notFound}
      monumental
      picture={
        <div {...enhancedBy('missingPath')}>
          <NotFound />
        </div>
      }
    />
  );
}
