import { NotFound } from '../brand/illustrations/NotFound.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import type { NotFoundContent } from '../content/messagePages.ts';
import { enhance } from '../features/enhancements/enhancements.ts';

interface NotFoundPageProps {
  /** The words of the page, from `src/content/messagePages.ts`. */
  content: NotFoundContent;
}

/** Any path that is not there (specification, section 2). */
export function NotFoundPage({ content }: NotFoundPageProps) {
  return (
    <MessagePage
      content={content}
      size="large"
      text={content.text}
      illustration={
        <div {...enhance('missingPath')}>
          <NotFound />
        </div>
      }
    />
  );
}
