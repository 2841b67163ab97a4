import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PageMetadata } from '../content/pages.ts';
import { Metadata } from './Metadata.tsx';
import { NewTabNote } from './NewTabNote.tsx';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:not(:focus)': { translate: '0 -200%' },
}));

interface PageProps {
  metadata: PageMetadata;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: its landmarks, and the way past its navigation. */
export function Page({ metadata, header, footer, children }: PageProps) {
  return (
    <>
      <Metadata metadata={metadata} />
      <SkipLink href="#main">Skip to content</SkipLink>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <NewTabNote />
      <div id="notices" aria-live="polite" />
    </>
  );
}
