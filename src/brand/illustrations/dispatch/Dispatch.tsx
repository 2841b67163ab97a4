import { styled } from '@mui/material/styles';
import type { DispatchContent } from '../../../content/portfolio.ts';
import { Illustration } from '../Illustration.tsx';
import { JobList } from './JobList.tsx';
import { LiveMap } from './LiveMap.tsx';
import { onScreen } from '../onScreen.ts';
import { moves } from '../Illustration.behaviour.ts';

const SvgRoot = styled(Illustration, { shouldForwardProp: (prop) => prop !== 'fit' })<
  Pick<DispatchProps, 'fit'>
>(({ theme, fit }) => ({
  fontSize: 15,
  text: { fill: theme.vars.palette.illustration.ink },
  '.quiet': { fontSize: 13, fontWeight: theme.fontWeight.text },
  '.pill': { fontSize: 13, textAnchor: 'middle' },
  ...(fit === 'van' && {
    /* Shows x from 408 to 724, and y from 234. */
    '@media print': {
      inlineSize: `${(860 / 316) * 100}%`,
      margin: `${(-234 / 316) * 100}% 0 0 ${(-408 / 316) * 100}%`,
    },
    [onScreen(theme.breakpoints.down('tablet'))]: {
      /* Shows x from 378 to 690. The streets and the advice move, so that they are whole. */
      inlineSize: `${(860 / 312) * 100}%`,
      margin: `${(-8 / 312) * 100}% 0 0 ${(-378 / 312) * 100}%`,
      '.streets': { transform: 'translateX(-36px)' },
      /* `translate` is independent of the animation, which sets `transform`. */
      '.advice': { translate: '0 14px', fontSize: 13.5 },
      '.sheet': { width: 292 },
      '.spark': { transform: 'translate(409px, 443px)' },
      '.words': { transform: 'translateX(-19px)' },
      '.action': { transform: 'translateX(-156px)' },
    },
  }),
}));

interface DispatchProps {
  texts: DispatchContent;
  /** In a narrow window and in print, `van` shows only the part of the map with the van's route. */
  fit?: 'van';
}

/** A dispatcher's large screen, with the morning's jobs and a map of the vans. */
export function Dispatch({ texts, fit }: DispatchProps) {
  return (
    <SvgRoot viewBox="0 0 860 500" {...moves('0.6')} fit={fit}>
      <LiveMap texts={texts.map} />
      <path className="paper" d="M0 0h368v510H0z" />
      <path className="ink" d="M0 0h60v510H0z" />
      <rect className="deep" x="12" y="16" width="36" height="36" rx="10" />
      <path className="l-paper" d="M22 40l8-14 8 14-8-4z" strokeWidth="2.5" />
      <path
        className="l-mid"
        d="M22 94h16M22 102h10M23 148h14v14H23zM30 206a7 7 0 1 0 .1 0M23 276v-8M30 276v-14M37 276v-11"
        strokeWidth="2"
      />
      <JobList texts={texts.jobs} />
    </SvgRoot>
  );
}
