import { styled } from '@mui/material/styles';
import { Illustration } from './illustrations/Illustration.tsx';

/* Halfway between two tokens, so that the discs stand out on light, dark and coloured backgrounds. */
const SvgRoot = styled(Illustration)(({ theme }) => {
  const { illustration } = theme.vars.palette;
  return {
    overflow: 'visible',
    '.dusk': { fill: `color-mix(in oklab, ${illustration.deep} 55%, ${illustration.mid})` },
    '.dawn': { fill: `color-mix(in oklab, ${illustration.warm} 55%, ${illustration.accent})` },
    '.overlap': { fill: `color-mix(in oklab, ${illustration.accent} 30%, ${illustration.gold})` },
    '.current': { fill: 'currentColor' },
  };
});

interface MarkProps {
  /** `current` takes the text's colour, where the brand's own would be too much. */
  tone?: 'colour' | 'current';
}

/** The brand: two skies that overlap, the overlap alight. */
export function Mark({ tone = 'colour' }: MarkProps) {
  const colour = tone === 'colour';
  return (
    <SvgRoot viewBox="0 0 50 34">
      <circle
        className={colour ? 'dusk' : 'current'}
        cx="17"
        cy="17"
        r="17"
        opacity={colour ? 1 : 0.5}
      />
      <circle
        className={colour ? 'dawn' : 'current'}
        cx="33"
        cy="17"
        r="17"
        opacity={colour ? 1 : 0.75}
      />
      <path className="overlap" d="M25 2a17 17 0 0 1 0 30 17 17 0 0 1 0-30z" />
    </SvgRoot>
  );
}
