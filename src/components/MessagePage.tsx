import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LinkContent } from '../content/links.ts';
import type { PageMetadata } from '../content/pages.ts';
import { Page } from './Page.tsx';

const Sky = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100svh',
  overflow: 'clip',
  background: theme.vars.palette.sky.gradient,
  color: theme.vars.palette.sky.on,
}));

const Words = styled(Container)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'clamp(16px, 2.4vw, 28px)',
  paddingBlock: 48,
  textAlign: 'center',
});

/** It stands on the page's foot, and its ground runs on to both edges. */
const Picture = styled('div')({
  blockSize: 'clamp(220px, 40svh, 460px)',
  marginBlockEnd: -2,
  '& > div': { blockSize: '100%' },
});

const Heading = styled(Typography)({
  fontSize: 'clamp(2rem, 1rem + 4vw, 4rem)',
  '&.monumental': { fontSize: 'clamp(6rem, 4rem + 10vw, 12rem)', lineHeight: 0.86 },
});

interface MessagePageProps {
  metadata: PageMetadata;
  picture: ReactNode;
  /** A heading of a few signs stands as large as a picture. */
  monumental?: boolean;
  heading: string;
  text: string;
  back: LinkContent;
}

/** A page that has one thing to say and one way on. */
export function MessagePage({
  metadata,
  picture,
  monumental,
  heading,
  text,
  back,
}: MessagePageProps) {
  return (
    <Page metadata={metadata}>
      <Sky>
        <Words>
          <Heading variant="h1" className={monumental ? 'monumental' : undefined}>
            {heading}
          </Heading>
          <Typography variant="lead">{text}</Typography>
          <Button variant="lit" href={back.href}>
            {back.label}
          </Button>
        </Words>
        <Picture>{picture}</Picture>
      </Sky>
    </Page>
  );
}
