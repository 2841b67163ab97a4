import { styled } from '@mui/material/styles';
import { behaves } from '../behaviour/behaves.ts';
import { Moon } from '../brand/illustrations/Moon.tsx';
import { NotFound } from '../brand/illustrations/NotFound.tsx';
import { StatusPage } from '../components/StatusPage.tsx';
import type { NotFoundContent } from '../content/statusPages.ts';
import { settings } from '../content/settings.ts';
import { Navigation } from '../sections/Navigation/Navigation.tsx';

interface NotFoundPageProps {
  content: NotFoundContent;
}

const zero = '0';

/** The heading's 0, for screen readers. Its text is transparent, because a moon replaces it. */
const Eclipsed = styled('span')({
  paddingInline: '0.1em',
  color: 'transparent',
  forcedColorAdjust: 'none',
});

/** The page for an unknown path (PAGE-2). A moon replaces the 0 in its heading. */
export function NotFoundPage({ content }: NotFoundPageProps) {
  const [before, after] = content.heading.split(zero);
  const sign =
    after === undefined ? (
      content.heading
    ) : (
      <>
        {before}
        <Eclipsed>{zero}</Eclipsed>
        {after}
        <Moon />
      </>
    );
  return (
    <StatusPage
      content={content}
      header={
        <Navigation content={content.navigation} background="sky" homeHref={content.back.href} />
      }
      sign={sign}
      text={content.text}
      illustration={
        <div {...behaves('logMissingPath')}>
          <NotFound offices={settings.offices} />
        </div>
      }
    />
  );
}
