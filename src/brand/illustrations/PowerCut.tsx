import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Skyline } from './hero/Skyline.tsx';

const Root = styled('div')(({ theme }) => ({
  '& > div': {
    '--city': 'clamp(420px, 40vw, 1000px)',
    '--sea-room': 'clamp(33px, 11vw, 90px)',
    '--sea': theme.vars.palette.sky.top,
    /* Lighter than the land in either scheme. */
    ...theme.applyStyles('dark', { '--sea': theme.vars.palette.illustration.far }),
    '& > .city .far': { fill: theme.vars.palette.illustration.deep, opacity: 0.4 },
    '& > .between': {
      insetBlockEnd: 'calc(var(--city) * 0.02)',
      zIndex: 1,
      /* On a phone, clear of the rocks. */
      inlineSize: 'min(var(--city) * 0.3, 22vw)',
      clipPath: 'none',
    },
    '.facet-near, .snow': { opacity: 0.14 },
    '.window, .lights': { display: 'none' },
    '.lamp, .dome': { opacity: 0.3 },
    '.pods': { stroke: theme.vars.palette.illustration.near },
    '.sea .l-accent': { opacity: 0.12 },
  },
}));

interface PowerCutProps {
  /** What there is to be seen between the cities. */
  children: ReactNode;
}

/** Both cities in a power cut: no sun, no lamp, no window. */
export function PowerCut({ children }: PowerCutProps) {
  return (
    <Root aria-hidden="true">
      <Skyline between={children} />
    </Root>
  );
}
