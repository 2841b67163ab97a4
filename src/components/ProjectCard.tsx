import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PortfolioContent, Project } from '../content/portfolio.ts';
import { externalLink } from './externalLink.ts';
import { GradientTile } from './GradientTile.tsx';
import { Miniature } from './illustrations/Miniature.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** On a phone the miniature stands beside the words, from a tablet on above them. */
const Card = styled(Paper)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '37% 1fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
  blockSize: '100%',
  overflow: 'hidden',
  transition: 'translate 240ms ease-out, box-shadow 240ms ease-out',
  boxShadow: `0 1px 2px ${theme.vars.palette.shadow.card}`,
  '@media (hover: hover)': {
    '&:hover': {
      translate: '0 -4px',
      boxShadow: `0 18px 40px -12px ${theme.vars.palette.shadow.lifted}`,
    },
  },
  '&:has(button:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 3 },
})) as typeof Paper;

const Stage = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  '& > svg': { overflow: 'visible', inlineSize: '136%', marginInlineStart: '-18%' },
  [theme.breakpoints.up('sm')]: { '& > svg': { inlineSize: '100%', marginInlineStart: 0 } },
}));

/** The title is the card's button: its hit area is the whole card. */
const Title = styled('button')({
  all: 'unset',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&&:focus-visible': { outline: 'none' },
});

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 8,
  padding: 'clamp(16px, 1.6vw, 22px)',
});

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockStart: 'auto',
  paddingBlockStart: 12,
  color: theme.vars.palette.text.secondary,
}));

interface ProjectCardProps {
  project: Project;
  labels: Pick<PortfolioContent, 'clientLabel' | 'booking'>;
}

/** One project: its miniature, what came of it, and whose it is. */
export function ProjectCard({ project, labels }: ProjectCardProps) {
  return (
    <Card component="article" data-project={project.name}>
      <Stage gradient={project.gradient}>
        <Miniature name={project.miniature} />
      </Stage>
      <Body>
        <Typography variant="h3">
          <Title type="button">{project.name}</Title>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {project.type}
        </Typography>
        <Typography variant="body2">{project.description}</Typography>
        <Typography variant="eyebrow" sx={{ color: 'secondary.main' }}>
          {project.result}
        </Typography>
        <Foot>
          <Typography variant="caption">
            {labels.clientLabel}
            <br />
            {project.client.country}
          </Typography>
          <Button
            variant="outlined"
            size="small"
            {...externalLink(labels.booking.href)}
            sx={{ position: 'relative', zIndex: 1, color: 'text.primary' }}
          >
            <span>
              {labels.booking.shortLabel}
              <VisuallyHidden>
                {labels.booking.label.slice(labels.booking.shortLabel.length)} about {project.name}
              </VisuallyHidden>
            </span>
          </Button>
        </Foot>
      </Body>
    </Card>
  );
}
