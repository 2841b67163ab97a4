import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Miniature } from '../brand/illustrations/Miniature.tsx';
import type { Project } from '../content/portfolio.ts';
import { externalLink } from './externalLink.ts';
import { GradientTile } from './GradientTile.tsx';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import { ShortLabel } from './ShortLabel.tsx';

/** The screen above the words, or beside them where the list sets `--project-card` to `besideWords`. */
const aboveWords = '"screen" auto "words" 1fr "foot" auto / 1fr';
export const besideWords = (screen: string) =>
  `"screen words" 1fr "screen foot" auto / ${screen} minmax(0, 1fr)`;

const padding = 'clamp(12px, 1.4vw, 20px)';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gridTemplate: `var(--project-card, ${aboveWords})`,
  blockSize: '100%',
  overflow: 'hidden',
  boxShadow: theme.vars.palette.shadow.card,
})) as typeof Paper;

/** The product on its gradient, and below it what came of it. */
const Screen = styled(GradientTile)({
  gridArea: 'screen',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '& > svg': { overflow: 'visible', marginBlock: 'auto', transform: 'scale(var(--screen, 1))' },
  '& > p': {
    position: 'relative',
    minBlockSize: 'clamp(3.6rem, 3.2rem + 1.6vw, 5.2rem)',
    padding,
    paddingBlockStart: 0,
  },
});

const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  padding,
  '& > p + p': { marginBlockStart: 8 },
  [theme.breakpoints.down('sm')]: {
    paddingBlockEnd: 6,
    '& > p': { lineHeight: 1.4 },
    '& > p + p': { marginBlockStart: 4 },
  },
}));

const Foot = styled('footer')(({ theme }) => ({
  gridArea: 'foot',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  marginInline: padding,
  paddingBlock: 'clamp(0px, 0.6vw, 8px)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { lineHeight: 1.35 },
  '& span': { display: 'block' },
  /* The label ends where the hairline above it does. */
  '& > a': { paddingInline: 12, marginInlineEnd: -12, color: theme.vars.palette.primary.main },
}));

interface ProjectCardProps {
  /** Name, type, description, result, client, miniature, gradient and booking link. */
  project: Project;
  /** Stands before the client's country, which is all that we say of a client. */
  clientLabel: string;
}

/** One project: its name and kind, its screen, what came of it, and whose it is. */
export function ProjectCard({ project, clientLabel }: ProjectCardProps) {
  return (
    <Card component="article" data-project={project.name} data-plays="">
      <Words>
        <Typography variant="h3">{project.name}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {project.type}
        </Typography>
        <Typography variant="body2">{project.description}</Typography>
      </Words>
      <Screen gradient={project.gradient}>
        <Miniature name={project.miniature} />
        <ProjectOutcome result={project.result} />
      </Screen>
      <Foot>
        <Typography variant="caption">
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {clientLabel}
          </Typography>
          {project.client.country}
        </Typography>
        <Button variant="text" size="small" {...externalLink(project.booking.href)}>
          <ShortLabel content={project.booking} />
        </Button>
      </Foot>
    </Card>
  );
}
