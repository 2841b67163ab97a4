import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Miniature } from '../brand/illustrations/Miniature.tsx';
import type { Project } from '../content/portfolio.ts';
import { externalLink } from './externalLink.ts';
import { GradientTile } from './GradientTile.tsx';
import { ShortLabel } from './ShortLabel.tsx';

/** On a phone the title stands beside the miniature, from a tablet on all text stands below it. */
const Card = styled(Paper)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44% 1fr',
  alignContent: 'flex-start',
  gap: '12px 16px',
  padding: 14,
  blockSize: '100%',
  overflow: 'hidden',
  transition: 'transform 240ms ease-out, box-shadow 240ms ease-out',
  boxShadow: theme.vars.palette.shadow.card,
  '& > p, & > footer': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr',
    gridTemplateRows: 'auto auto 1fr auto',
    padding: 0,
    paddingBlockEnd: 18,
    '& > :not(:first-child)': { marginInline: 18 },
  },
  '@media (hover: hover)': {
    '&:hover': {
      transform: 'translateY(-4px)',
      boxShadow: theme.vars.palette.shadow.cardHovered,
    },
  },
  '@supports selector(:has(a))': {
    '&:has(button:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 3 },
    '& button::after': { outline: 'none !important' },
  },
})) as typeof Paper;

const Stage = styled(GradientTile)(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  [theme.breakpoints.up('sm')]: { borderRadius: 0 },
}));

/** The title is the card's button: its hit area is the whole card. */
const Title = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&&:focus-visible': { outline: 'none' },
  /* The ring of a browser without `:has`, inside the card. */
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: -3 },
});

const Head = styled('div')({ display: 'grid', alignContent: 'center', gap: 4 });

/** What came of it, on a line of its own: the figure is the point of the card. */
const Foot = styled('footer')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '10px 12px',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > :first-child': { gridColumn: '1 / -1' },
}));

interface ProjectCardProps {
  /** Name, type, description, result, client, miniature, gradient and booking link. */
  project: Project;
  /** Stands before the client's country, which is all that we say of a client. */
  clientLabel: string;
}

/** One project: its miniature, what came of it, and whose it is. */
export function ProjectCard({ project, clientLabel }: ProjectCardProps) {
  return (
    <Card component="article" data-project={project.name}>
      <Stage gradient={project.gradient}>
        <Miniature name={project.miniature} />
      </Stage>
      <Head>
        <Typography variant="h3">
          <Title type="button">{project.name}</Title>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {project.type}
        </Typography>
      </Head>
      <Typography variant="body2">{project.description}</Typography>
      <Foot>
        <Typography variant="result">{project.result}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {clientLabel}
          <br />
          {project.client.country}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          {...externalLink(project.booking.href)}
          sx={{ position: 'relative', zIndex: 1 }}
        >
          <ShortLabel content={project.booking} />
        </Button>
      </Foot>
    </Card>
  );
}
