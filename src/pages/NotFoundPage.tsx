import { styled } from '@mui/material/styles';
import { Moon } from '../brand/illustrations/Moon.tsx';
import { NotFound } from '../brand/illustrations/NotFound.tsx';
import { MessagePage } from '../components/MessagePage.tsx';
import type { NotFoundContent } from '../content/messagePages.ts';
import { enhance } from '../features/enhancements.ts';

interface NotFoundPageProps {
  content: NotFoundContent;
}

const zero = '0';

/** The heading's 0 for screen readers. It is transparent, because the moon is in front of it. */
const Eclipsed = styled('span')({ paddingInline: '0.1em', color: 'transparent' });

/** The page for an unknown path (PAGE-2). A moon replaces the 0 of its heading. */
export function NotFoundPage({ content }: NotFoundPageProps) {
  const [before, after] = content.heading.split(zero);
  const sign = after !== undefined && (
    <>
      {before}
      <Eclipsed>{zero}</Eclipsed>
      {after}
      <Moon />
    </>
  );
  return (
    <MessagePage
      content={content}
      sign={sign}
      size="large"
      text={content.text}
      illustration={
        <div {...enhance('logMissingPath')}>
          <NotFound cities={content.frame.cities} />
        </div>
      }
    />
  );
}
