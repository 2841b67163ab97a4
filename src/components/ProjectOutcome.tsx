import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProjectResult } from '../content/portfolio.ts';

type OutcomeSize = 'medium' | 'large';

interface StyleProps {
  outcomeSize: OutcomeSize;
}

const options = { shouldForwardProp: (prop: PropertyKey) => prop !== 'outcomeSize' };

const Root = styled('p')<StyleProps>(({ theme, outcomeSize }) => ({
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  fontWeight: theme.fontWeight.strong,
  fontSize: theme.fontSize.small,
  lineHeight: 1.25,
  ...(outcomeSize === 'large' && {
    [theme.breakpoints.up('md')]: { gap: theme.spacing(1), fontSize: theme.fontSize.text },
  }),
}));

const FigureText = styled(
  Typography,
  options,
)<StyleProps>(({ theme, outcomeSize }) => ({
  ...(outcomeSize === 'large' && {
    [theme.breakpoints.up('md')]: { fontSize: theme.fontSize.titleLarge },
  }),
}));

interface ProjectOutcomeProps {
  /** A number with text, or only text. */
  result: ProjectResult;
  /** Size of the number. `large` differs from `medium` only on a laptop or a wider screen. */
  size?: OutcomeSize;
}

/** A project result: a large number with text, or only text. */
export function ProjectOutcome({ result, size = 'medium' }: ProjectOutcomeProps) {
  if ('text' in result) return <Root outcomeSize={size}>{result.text}</Root>;
  const { before, figure, after } = result;
  return (
    <Root outcomeSize={size}>
      {before ? `${before} ` : null}
      <FigureText variant="figure" outcomeSize={size}>
        {figure}
      </FigureText>
      {after ? ` ${after}` : null}
    </Root>
  );
}
