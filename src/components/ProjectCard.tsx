import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Dispatch } from '../brand/illustrations/dispatch/Dispatch.tsx';
import { replaysOnHover } from '../brand/illustrations/Illustration.behaviour.ts';
import { Miniature } from '../brand/illustrations/Miniature.tsx';
import { projectId } from '../content/links.ts';
import type { PictureContent } from '../content/pictures.ts';
import type { Project } from '../content/portfolio.ts';
import { externalLink } from './externalLink.ts';
import {
  Client,
  Country,
  Description,
  FeaturedCard,
  FeaturedName,
  FeaturedScreen,
  Foot,
  Heading,
  NarrowButton,
  Outcome,
  PlainCard,
  Screen,
  ScreenOutcome,
  ScreenPicture,
  Words,
  type ProjectVariant,
} from './ProjectCard.styles.ts';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import { ShortLabel } from './ShortLabel.tsx';

interface ProjectCardProps {
  /** Name, type, description, result, client, picture or drawing, gradient and booking link. */
  project: Project;
  /** Text before the client's country. The card shows no other fact about the client. */
  clientLabel: string;
  variant?: ProjectVariant;
  /** Whether the card is as high as two other cards on a phone. */
  fillsColumn?: boolean;
}

/** A project with its name, type, description, screen, result and client. */
export function ProjectCard({ variant = 'small', fillsColumn = false, ...card }: ProjectCardProps) {
  const { project } = card;
  if (variant === 'featured') return <FeaturedProject {...card} />;
  return (
    <PlainCard
      component="article"
      {...namedByHeading(project)}
      layout={variant}
      fillsColumn={fillsColumn}
      {...replaysOnHover()}
    >
      <ProjectWords project={project} variant={variant} />
      <Screen
        className="coloured"
        square
        variant="gradient"
        gradient={project.gradient}
        layout={variant}
      >
        {project.picture ? (
          <ProjectPicture picture={project.picture} variant={variant} />
        ) : (
          <Miniature product={project.miniature} fit={fits[variant]} />
        )}
        {project.result && variant === 'small' ? (
          <ScreenOutcome hasPicture={project.picture !== undefined}>
            <ProjectOutcome result={project.result} />
          </ScreenOutcome>
        ) : null}
      </Screen>
      <ProjectFoot {...card} variant={variant} />
    </PlainCard>
  );
}

const headingId = ({ name }: Project) => `${projectId(name)}-name`;

/** Attributes of a card, whose accessible name is the project's name. */
const namedByHeading = (project: Project) => ({
  id: projectId(project.name),
  'aria-labelledby': headingId(project),
});

const fits = {
  small: 'figures',
  wide: 'subject',
  tall: 'subject',
  panorama: 'panorama',
  full: 'subject',
} as const;

function FeaturedProject(card: Omit<ProjectCardProps, 'variant' | 'fillsColumn'>) {
  const { gradient, picture, miniature, dispatch } = card.project;
  return (
    <FeaturedCard
      component="article"
      {...namedByHeading(card.project)}
      variant="gradient"
      gradient={gradient}
      {...replaysOnHover()}
    >
      <ProjectWords project={card.project} variant="featured" />
      <FeaturedScreen className="coloured" gradient={gradient}>
        {picture ? (
          <ProjectPicture picture={picture} variant="featured" />
        ) : dispatch ? (
          <Dispatch texts={dispatch} fit="van" />
        ) : (
          <Miniature product={miniature} />
        )}
      </FeaturedScreen>
      <ProjectFoot {...card} variant="featured" />
    </FeaturedCard>
  );
}

/** A small card shows its result near the picture or drawing. */
function ProjectWords({
  project,
  variant,
}: Omit<Required<ProjectCardProps>, 'clientLabel' | 'fillsColumn'>) {
  const { name, type, description, result } = project;
  const isFeatured = variant === 'featured';
  const Name = isFeatured ? FeaturedName : Typography;
  return (
    <Words variant={variant}>
      <Heading>
        <Name variant="h3" id={headingId(project)}>
          {name}
        </Name>
        <Typography variant="caption" color="textSecondary">
          {type}
        </Typography>
      </Heading>
      <Description variant={variant}>{description}</Description>
      {result && variant !== 'small' ? (
        <Outcome variant={variant}>
          <ProjectOutcome result={result} size={isFeatured ? 'large' : 'medium'} />
        </Outcome>
      ) : null}
    </Words>
  );
}

interface ProjectPictureProps {
  picture: PictureContent;
  variant: ProjectVariant;
}

/** A picture, not a drawing. */
function ProjectPicture({ picture, variant }: ProjectPictureProps) {
  const laptop = useTheme().breakpoints.up('md').replace('@media ', '');
  const isLarge = variant === 'featured' || variant === 'panorama';
  const sizes = isLarge ? `${laptop} 66vw, 90vw` : `${laptop} 33vw, 80vw`;
  return <ScreenPicture picture={picture} sizes={sizes} variant={variant} />;
}

function ProjectFoot({
  project,
  clientLabel,
  variant,
}: Omit<Required<ProjectCardProps>, 'fillsColumn'>) {
  const { booking, client } = project;
  return (
    <Foot variant={variant}>
      <Client variant={variant}>
        <span>{clientLabel}</span>
        <Country>{client.country}</Country>
      </Client>
      {variant === 'featured' ? (
        <Button variant="gradient" gradient="apricot" {...externalLink(booking.href)}>
          <ShortLabel content={booking} />
        </Button>
      ) : (
        <NarrowButton variant="outlined" size="small" {...externalLink(booking.href)}>
          <ShortLabel content={booking} />
        </NarrowButton>
      )}
    </Foot>
  );
}
