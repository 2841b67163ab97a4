import Container from '@mui/material/Container';
import { keyframes, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type SectionTone = 'plain' | 'dawn' | 'dusk';

const rise = keyframes`from { transform: translateY(40px) }`;

/** As high as cards are that stand before it. */
const horizon = 'clamp(330px, 26vw, 460px)';

/** The sky again, down to where the ground of the next section rises before it. */
function dusk({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    paddingBlockEnd: 'clamp(72px, 8vw, 136px)',
    /* The sky rises as the land does below it. */
    clipPath: 'inset(0 -12% round 62% 62% 0 0 / clamp(28px, 4vw, 72px))',
    overflow: 'hidden',
    /* One pixel below where the horizon begins: no seam shows at any zoom. */
    background: `${palette.sky.horizon} left bottom / 100% ${horizon} no-repeat, ${palette.sky.gradient} left top / 100% calc(100% - ${horizon} + 1px) no-repeat`,
    color: palette.sky.on,
    '& > div': { position: 'relative', zIndex: 1 },
    /* What stands on the sky itself. */
    '& > div > div:first-of-type, .prominent': {
      '--palette-secondary-main': palette.illustration.glow,
      '--palette-divider': palette.inverse.line,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto -12% 0',
      blockSize: 'clamp(28px, 4vw, 72px)',
      borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
      backgroundColor: palette.background.default,
    },
  } as const;
}

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: SectionTone;
}>(({ theme, tone }) => ({
  paddingBlock: 'clamp(44px, 6.2vw, 104px)',
  ...(tone === 'dusk'
    ? dusk(theme)
    : tone === 'dawn' && { background: theme.vars.palette.sky.dawn }),
  /* Only the place moves, never the opacity: what is half in view is already readable. */
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      '& > div > *': {
        animation: `${rise} ease-out both`,
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 320px',
      },
    },
  },
}));

interface SectionProps {
  /** Of the landmark: the anchor that links lead to. */
  id: string;
  /** The id of the heading that names this landmark. */
  labelledBy: string;
  /** The background: the page’s own, or set off from its neighbours. */
  tone?: SectionTone;
  /** The heading that names it, then its content. */
  children: ReactNode;
}

/** A band of the page: a named landmark that takes focus when a link leads to it. */
export function Section({ id, labelledBy, tone = 'plain', children }: SectionProps) {
  return (
    <Band id={id} aria-labelledby={labelledBy} tabIndex={-1} tone={tone}>
      <Container>{children}</Container>
    </Band>
  );
}
