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
  type ProjectLayout,
} from './ProjectCard.styles.ts';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import { ShortLabel } from './ShortLabel.tsx';

interface ProjectCardProps {
  /** Name, type, description, result, client, picture or drawing, gradient and booking link. */
  project: Project;
  /** Text before the client's country. The card shows no other fact about the client. */
  clientLabel: string;
  layout?: ProjectLayout;
  /** Whether the card is as high as two other cards on a phone. */
  fillsColumn?: boolean;
}

/** A project with its name, type, description, screen, result and client. */
export function ProjectCard({ layout = 'small', fillsColumn = false, ...card }: ProjectCardProps) {
  const { project } = card;
  if (layout === 'featured') return <FeaturedProject {...card} />;
  return (
    <PlainCard
      component="article"
      {...namedByHeading(project)}
      layout={layout}
      fillsColumn={fillsColumn}
      {...replaysOnHover()}
    >
      <ProjectWords project={project} layout={layout} />
      <Screen
        className="coloured"
        square
        variant="gradient"
        gradient={project.gradient}
        layout={layout}
      >
        {project.picture ? (
          <ProjectPicture picture={project.picture} layout={layout} />
        ) : (
          <Miniature product={project.miniature} fit={fits[layout]} />
        )}
        {project.result && layout !== 'panorama' ? (
          <ScreenOutcome hasPicture={project.picture !== undefined}>
            <ProjectOutcome result={project.result} />
          </ScreenOutcome>
        ) : null}
      </Screen>
      <ProjectFoot {...card} layout={layout} />
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

function FeaturedProject(card: Omit<ProjectCardProps, 'layout' | 'fillsColumn'>) {
  const { gradient, picture, miniature, dispatch } = card.project;
  return (
    <FeaturedCard
      component="article"
      {...namedByHeading(card.project)}
      variant="gradient"
      gradient={gradient}
      {...replaysOnHover()}
    >
      <ProjectWords project={card.project} layout="featured" />
      <FeaturedScreen className="coloured" gradient={gradient}>
        {picture ? (
          <ProjectPicture picture={picture} layout="featured" />
        ) : dispatch ? (
          <Dispatch texts={dispatch} fit="van" />
        ) : (
          <Miniature product={miniature} />
        )}
      </FeaturedScreen>
      <ProjectFoot {...card} layout="featured" />
    </FeaturedCard>
  );
}

/** Cards with other layouts show their result near the picture or drawing. */
function ProjectWords({
  project,
  layout,
}: Omit<Required<ProjectCardProps>, 'clientLabel' | 'fillsColumn'>) {
  const { name, type, description, result } = project;
  const isFeatured = layout === 'featured';
  const Name = isFeatured ? FeaturedName : Typography;
  return (
    <Words layout={layout}>
      <Heading>
        <Name variant="h3" id={headingId(project)}>
          {name}
        </Name>
        <Typography variant="caption" color="textSecondary">
          {type}
        </Typography>
      </Heading>
      <Description layout={layout}>{description}</Description>
      {result && (isFeatured || layout === 'panorama') ? (
        <Outcome layout={layout}>
          <ProjectOutcome result={result} size={isFeatured ? 'large' : 'medium'} />
        </Outcome>
      ) : null}
    </Words>
  );
}

interface ProjectPictureProps {
  picture: PictureContent;
  layout: ProjectLayout;
}

/** A picture, not a drawing. */
function ProjectPicture({ picture, layout }: ProjectPictureProps) {
  const fromMd = useTheme().breakpoints.up('md').replace('@media ', '');
  const isLarge = layout === 'featured' || layout === 'panorama';
  const sizes = isLarge ? `${fromMd} 66vw, 90vw` : `${fromMd} 33vw, 80vw`;
  return <ScreenPicture picture={picture} sizes={sizes} layout={layout} />;
}

function ProjectFoot({
  project,
  clientLabel,
  layout,
}: Omit<Required<ProjectCardProps>, 'fillsColumn'>) {
  const { booking, client } = project;
  return (
    <Foot layout={layout}>
      <Client layout={layout}>
        <span>{clientLabel}</span>
        <Country>{client.country}</Country>
      </Client>
      {layout === 'featured' ? (
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
