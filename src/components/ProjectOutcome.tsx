import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProjectResult } from '../content/portfolio.ts';

const Root = styled('p')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.fontSize.small,
  lineHeight: 1.25,
  '&.large': {
    [theme.breakpoints.up('md')]: { gap: theme.spacing(1), fontSize: theme.fontSize.text },
  },
  /* In print, the number is on the same line as the text. */
  '@media print': {
    '&&': { display: 'block', fontSize: theme.fontSize.small, fontWeight: theme.fontWeight.text },
  },
}));

const FigureText = styled(Typography)(({ theme }) => ({
  /* Beside a drawing, a number such as "Hundreds" stays on one line in the narrowest window. */
  [theme.breakpoints.down('tablet')]: { fontSize: `min(${theme.fontSize.large}, 5.2vw)` },
  '.large > &': { [theme.breakpoints.up('md')]: { fontSize: theme.fontSize.titleLarge } },
  '@media print': { '&&': { fontSize: theme.fontSize.large, lineHeight: 'inherit' } },
}));

interface ProjectOutcomeProps {
  result: ProjectResult;
  /** Size of the number. `large` differs from `medium` only on a laptop or a wider screen. */
  size?: 'medium' | 'large';
}

/** A project result: a large number with text. */
export function ProjectOutcome({ result, size = 'medium' }: ProjectOutcomeProps) {
  const { before, figure, after } = result;
  return (
    <Root className={size}>
      {before ? `${before} ` : null}
      <FigureText variant="figure">{figure}</FigureText>
      {after ? ` ${after}` : null}
    </Root>
  );
}
