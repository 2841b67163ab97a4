import { styled } from '@mui/material/styles';
import { Illustration } from './illustrations/Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { mark } = theme.vars.palette;
  return {
    overflow: 'visible',
    '.west': { fill: mark.west },
    '.east': { fill: mark.east },
    '.overlap': { fill: mark.overlap },
    '.current': { fill: 'currentColor' },
  };
});

interface MarkProps {
  /** `current` takes the text's colour, where the brand's own would be too much. */
  tone?: 'colour' | 'current';
  /** Class that sets the size. */
  className?: string;
}

/** The brand: two skies that overlap, the overlap alight. */
export function Mark({ tone = 'colour', className }: MarkProps) {
  const colour = tone === 'colour';
  return (
    <SvgRoot viewBox="0 0 50 34" className={className}>
      <circle
        className={colour ? 'west' : 'current'}
        cx="17"
        cy="17"
        r="17"
        opacity={colour ? 1 : 0.5}
      />
      <circle
        className={colour ? 'east' : 'current'}
        cx="33"
        cy="17"
        r="17"
        opacity={colour ? 1 : 0.75}
      />
      <path className="overlap" d="M25 2a17 17 0 0 1 0 30 17 17 0 0 1 0-30z" />
    </SvgRoot>
  );
}
