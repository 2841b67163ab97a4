import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProjectResult } from '../content/portfolio.ts';
import { Icon } from '../brand/icons/Icon.tsx';

const Root = styled('p')(({ theme }) => ({
  display: 'grid',
  alignContent: 'flex-end',
  justifyItems: 'start',
  margin: 0,
  fontWeight: theme.fontWeight.strong,
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  /* A tick, and the words beside it. */
  '&.words': { gridTemplateColumns: 'auto 1fr', gap: 8 },
  '& svg': { inlineSize: '1.25rem' },
}));

interface ProjectOutcomeProps {
  /** A figure with its words, or words alone. */
  result: ProjectResult;
}

/** What came of a project: a number large, so that it is read first; words as a line with a tick. */
export function ProjectOutcome({ result }: ProjectOutcomeProps) {
  if ('text' in result) {
    return (
      <Root className="words">
        <Icon name="check" />
        {result.text}
      </Root>
    );
  }
  const { before, figure, after } = result;
  return (
    <Root>
      {before ? `${before} ` : null}
      <Typography variant="figure" component="span">
        {figure}
      </Typography>
      {after ? ` ${after}` : null}
    </Root>
  );
}
