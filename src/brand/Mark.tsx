import { styled } from '@mui/material/styles';
import { Illustration } from './illustrations/Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => {
  const { mark } = theme.vars.palette;
  return {
    overflow: 'visible',
    '@media print': { '&&': { display: 'block' } },
    '.west': { fill: mark.west },
    '.east': { fill: mark.east },
    '.overlap': { fill: mark.overlap },
  };
});

/** The brand's mark: two overlapping discs above a horizon, and their reflection on the water. */
export function Mark({ className }: { className?: string }) {
  return (
    <SvgRoot viewBox="0 0 50 34" className={className}>
      <path className="west" d="M.5 21a17 17 0 1 1 33 0z" />
      <path
        className="east"
        d="M16.5 21a17 17 0 1 1 33 0zM9 24h32a2 2 0 0 1 0 4H9a2 2 0 0 1 0-4z"
      />
      <path
        className="overlap"
        d="M25 2a17 17 0 0 1 8.5 19h-17A17 17 0 0 1 25 2zM19 30h12a2 2 0 0 1 0 4H19a2 2 0 0 1 0-4z"
      />
    </SvgRoot>
  );
}
