import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FrameContent } from '../content/frame.ts';
import { Letterhead } from './Letterhead.tsx';
import { NewTabNote } from './NewTabNote.tsx';

const SkipLink = styled(Link)(({ theme }) => ({
  position: 'fixed',
  /* At this position, the skip link does not cover the bar or the brand. */
  insetBlockStart: `calc(${theme.layout.barHeight} + ${theme.spacing(1)})`,
  insetInlineEnd: theme.layout.pageMargin,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  transform: 'translateY(-400%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

interface PageProps {
  /** Text for the skip link, the letterhead and the note about new tabs. */
  frame: FrameContent;
  /** The banner: the navigation bar, or the brand on a status page. */
  header?: ReactNode;
  /** The footer. A status page has no footer. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame around every page: the landmarks, the skip link and the printed letterhead. */
export function Page({ frame, header, footer, children }: PageProps) {
  return (
    <>
      <SkipLink color="textPrimary" href="#main">
        {frame.skipLink}
      </SkipLink>
      <Letterhead content={frame.letterhead} />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <NewTabNote text={frame.opensInNewTab} />
    </>
  );
}
