import Container from '@mui/material/Container';
import { keyframes, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headingIdOf } from './headingIdOf.ts';
import { onTallSheet, sectionRule } from './printedSheet.ts';

const rise = keyframes`from { transform: translateY(40px) }`;

/** Height of the bright sky at the horizon. The cards in front of it have about this height. */
const horizonHeight = 'clamp(330px, 26vw, 460px)';

/** An evening sky. Its lower edge is a curve in the colour of the next section's background. */
function evening(theme: Theme) {
  const { layout } = theme;
  const { palette } = theme.vars;
  return {
    position: 'relative',
    paddingBlockEnd: `calc(${layout.sectionSpacing} + ${layout.shoreHeight})`,
    /* The top edge of the sky is a curve too. */
    clipPath: `inset(0 -12% round 62% 62% 0 0 / ${layout.shoreHeight})`,
    overflow: 'hidden',
    /* The gradients overlap by 1 px, so that no line shows between them at any zoom level. */
    background: `${palette.sky.eveningHorizon} left bottom / 100% ${horizonHeight} no-repeat, ${palette.sky.evening} left top / 100% calc(100% - ${horizonHeight} + 1px) no-repeat`,
    color: palette.sky.on,
    /* Only the eyebrow above the section heading gets this colour. Cards keep their own colours. */
    '--eyebrow-colour': palette.illustration.glow,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -12% 0',
      blockSize: layout.shoreHeight,
      borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
      backgroundColor: palette.background.default,
    },
    /* In print, the clip path would cut off cards at the end of a page. */
    '@media print': { clipPath: 'none', overflow: 'visible', '&::after': { display: 'none' } },
  } as const;
}

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.layout.sectionSpacing,
  /* The lowest pixels of the sky above can be half transparent. The shadow covers them. */
  '&.plain': {
    position: 'relative',
    backgroundColor: theme.vars.palette.background.default,
    boxShadow: `0 -1px ${theme.vars.palette.background.default}`,
  },
  '&.dawn': { background: theme.vars.palette.sky.dawn },
  '&.evening': evening(theme),
  '&.close': { paddingBlockStart: theme.space.medium },
  '@media print': {
    '&&': { paddingBlock: theme.spacing(1.25), ...sectionRule },
    /* The second sheet has more room. */
    '&&.newSheet, .newSheet ~ &&': { paddingBlock: theme.spacing(2.25) },
    '&&.newSheet': { breakBefore: 'page', paddingBlockStart: 0, borderBlockStart: 0 },
  },
  [onTallSheet]: {
    '&&': { paddingBlock: theme.spacing(2.25) },
    '&&.newSheet, .newSheet ~ &&': { paddingBlock: theme.spacing(3.25) },
    '&&.newSheet': { paddingBlockStart: 0 },
  },
}));

/** Moves into place without fading in, because half-transparent text is hard to read. */
const Content = styled(Container)({
  position: 'relative',
  zIndex: 1,
  '@supports (animation-timeline: view())': {
    '& > *': {
      animation: `${rise} ease-out`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 320px',
    },
  },
});

interface SectionProps {
  /** Anchor for links. `headingIdOf` returns the id of its heading. */
  id: string;
  /** The page colour or a sky. */
  background?: 'plain' | 'dawn' | 'evening';
  /** Space above the section. Use `close` for the section directly below the hero. */
  start?: 'normal' | 'close';
  /** Whether the section is at the top of a new sheet in print. */
  startsSheet?: boolean;
  /** The section heading, followed by the content. */
  children: ReactNode;
}

/** A named landmark on the page. It receives focus when a visitor follows a link to it. */
export function Section({
  id,
  background = 'plain',
  start = 'normal',
  startsSheet = false,
  children,
}: SectionProps) {
  return (
    <Band
      id={id}
      aria-labelledby={headingIdOf(id)}
      tabIndex={-1}
      className={`${background} ${start} ${startsSheet ? 'newSheet' : ''}`.trimEnd()}
    >
      <Content>{children}</Content>
    </Band>
  );
}
