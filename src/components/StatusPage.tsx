import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Stars } from '../brand/illustrations/Stars.tsx';
import type { StatusPageContent } from '../content/statusPages.ts';
import { Page } from './Page.tsx';
import { sectionRule } from './printedSheet.ts';

/** The background is a night sky, because the drawings on status pages show two dark cities. */
const Background = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: ['100vh', '100svh'],
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  background: theme.vars.palette.sky.night,
  color: theme.vars.palette.sky.on,
  '--palette-text-primary': theme.vars.palette.sky.on,
  '@media print': { display: 'block', minBlockSize: 0, ...sectionRule },
}));

/** A layer of stars. The area behind the brand and the text has no stars. */
const StarLayer = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '6rem 0 0',
  zIndex: -1,
  maskImage: theme.masks.clearMiddle,
  /* Phones show little sky beside the text, and a single star there would look like dirt. */
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const TextColumn = styled(Container)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.medium,
  paddingBlock: `calc(${theme.layout.barHeight} + ${theme.spacing(0.5)}) ${theme.space.large}`,
  textAlign: 'center',
  '@media print': { paddingBlock: theme.spacing(1.5) },
}));

const Heading = styled(Typography)(({ theme }) => ({
  position: 'relative',
  /* Forced colours put a plate behind the large text. It must not cover the text below. */
  zIndex: -1,
  '&.medium': { fontSize: theme.fontSize.title },
  '&.large': {
    fontSize: theme.fontSize.sign,
    lineHeight: 0.86,
    letterSpacing: 0,
    whiteSpace: 'nowrap',
  },
  '@media print': { '&&': { fontSize: theme.fontSize.title } },
}));

interface StatusPageProps {
  /** Heading, link back, and text for the page frame. */
  content: StatusPageContent;
  /** The navigation bar. */
  header: ReactNode;
  /** The text below the heading: what happened, in a few words. */
  text: string;
  /** The heading in large type, if it has only a few characters, such as 404. */
  sign?: ReactNode;
  /** Drawing at the bottom of the page, as wide as the window. */
  illustration?: ReactNode;
}

/** A page for an HTTP status, such as 404: a heading, a short text and one link. */
export function StatusPage({ content, header, text, sign, illustration }: StatusPageProps) {
  const { frame, heading, back } = content;
  return (
    <Page frame={frame} header={header}>
      <Background>
        <StarLayer>
          <Stars />
        </StarLayer>
        <TextColumn>
          <Heading variant="h1" className={sign ? 'large' : 'medium'}>
            {sign ?? heading}
          </Heading>
          <Typography variant="lead">{text}</Typography>
          <Button variant="gradient" gradient="apricot" href={back.href}>
            {back.label}
          </Button>
        </TextColumn>
        {illustration}
      </Background>
    </Page>
  );
}
