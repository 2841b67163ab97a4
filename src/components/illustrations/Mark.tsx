import { styled } from '@mui/material/styles';
import { Drawing } from './Drawing.tsx';

/* Halfway between two tokens, so that the discs part from light ground, dark sky and ink alike. */
const Sheet = styled(Drawing)(({ theme }) => {
  const { drawing } = theme.vars.palette;
  return {
    overflow: 'visible',
    '.dusk': { fill: `color-mix(in oklab, ${drawing.deep} 55%, ${drawing.mid})` },
    '.dawn': { fill: `color-mix(in oklab, ${drawing.warm} 55%, ${drawing.lit})` },
    '.overlap': { fill: `color-mix(in oklab, ${drawing.lit} 30%, ${drawing.gold})` },
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
    <Sheet viewBox="0 0 50 34">
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
    </Sheet>
  );
}
