import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessagePageContent } from '../content/messagePages.ts';
import { Page } from './Page.tsx';

const Background = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: ['100vh', '100svh'],
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  background: theme.vars.palette.sky.gradient,
  color: theme.vars.palette.sky.on,
}));

const TextColumn = styled(Container)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'clamp(10px, min(2.4vw, 3vh), 28px)',
  paddingBlock: 'clamp(12px, 5vh, 48px)',
  textAlign: 'center',
});

/** The illustration stands at the foot of the page and is as wide as the window. */
const IllustrationBox = styled('div')({
  blockSize: ['clamp(110px, 40vh, 460px)', 'clamp(110px, 40svh, 460px)'],
  marginBlockEnd: -2,
  '& > div': { blockSize: '100%' },
});

const Heading = styled(Typography)({
  fontSize: 'clamp(2rem, 1rem + 4vw, 4rem)',
  '&.large': { fontSize: 'clamp(3.5rem, min(4rem + 10vw, 26vh), 12rem)', lineHeight: 0.86 },
});

interface MessagePageProps {
  /** Heading, link back, and the frame of the page. */
  content: MessagePageContent;
  /** The one sentence. */
  text: string;
  /** Stands at the foot of the page, as wide as the window. */
  illustration: ReactNode;
  /** Of the heading: one of a few signs may be large. */
  size?: 'medium' | 'large';
}

/** A page that has one thing to say and one link. */
export function MessagePage({ content, text, illustration, size = 'medium' }: MessagePageProps) {
  const { frame, heading, back } = content;
  return (
    <Page frame={frame}>
      <Background>
        <TextColumn>
          <Heading variant="h1" className={size}>
            {heading}
          </Heading>
          <Typography variant="lead">{text}</Typography>
          <Button variant="accent" href={back.href}>
            {back.label}
          </Button>
        </TextColumn>
        <IllustrationBox>{illustration}</IllustrationBox>
      </Background>
    </Page>
  );
}
