import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Dispatch } from '../brand/illustrations/dispatch/Dispatch.tsx';
import { Miniature } from '../brand/illustrations/Miniature.tsx';
import type { Project } from '../content/portfolio.ts';
import { externalLink } from './externalLink.ts';
import { GradientTile } from './GradientTile.tsx';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import { Card, Lead, type ProjectRank } from './projectRanks.ts';
import { ShortLabel } from './ShortLabel.tsx';

const Foot = styled('footer')(({ theme }) => ({
  gridArea: 'foot',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 6,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  /* As narrow as its longest word before the button goes into a line of its own. */
  flexWrap: 'wrap',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 5,
    flexGrow: 1,
    inlineSize: 'min-content',
    minInlineSize: 0,
    overflowWrap: 'break-word',
    '& > span': { minInlineSize: 0 },
  },
  '& > .MuiButton-outlined': { paddingInline: 12, color: theme.vars.palette.primary.main },
}));

interface ProjectCardProps {
  /** Name, type, description, result, client, miniature, gradient and booking link. */
  project: Project;
  /** Stands before the client's country, which is all that we say of a client. */
  clientLabel: string;
  /** How loud it is: one leads, a few are cards, the others are screens with a few lines. */
  rank?: ProjectRank;
}

/** One project: its name and kind, its screen, what came of it, and whose it is. */
export function ProjectCard({ project, clientLabel, rank = 'card' }: ProjectCardProps) {
  const { gradient, screen } = project;
  const outcome = <ProjectOutcome result={project.result} />;
  const parts = (
    <>
      <div className="words">
        <Typography variant="h3">{project.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {project.type}
        </Typography>
        <Typography variant="body2">{project.description}</Typography>
        {rank === 'card' ? null : outcome}
      </div>
      {rank === 'lead' && screen ? (
        <div className="screen">
          <Dispatch texts={screen} />
        </div>
      ) : (
        <GradientTile gradient={gradient} className="screen">
          <Miniature screen={project.miniature} />
          {rank === 'card' ? outcome : null}
        </GradientTile>
      )}
      <Foot>
        <Typography variant="caption">
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {clientLabel}
          </Typography>
          <span>{project.client.country}</span>
        </Typography>
        <Button
          {...(rank === 'lead' ? { variant: 'accent' } : { variant: 'outlined', size: 'small' })}
          {...externalLink(project.booking.href)}
        >
          <ShortLabel content={project.booking} />
        </Button>
      </Foot>
    </>
  );
  const article = { 'data-project': '' };
  if (rank === 'lead') {
    return (
      <Lead as="article" gradient={gradient} {...article}>
        {parts}
      </Lead>
    );
  }
  return (
    <Card className={rank} {...article}>
      {parts}
    </Card>
  );
}
