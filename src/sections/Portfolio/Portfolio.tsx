import { styled } from '@mui/material/styles';
import { behaves } from '../../behaviour/behaves.ts';
import { ProjectCard } from '../../components/ProjectCard.tsx';
import { projectPadding, type ProjectVariant } from '../../components/ProjectCard.styles.ts';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PortfolioContent } from '../../content/portfolio.ts';
import { sectionIds } from '../../content/sectionIds.ts';
import { projectColumns, projectVariant } from './projectVariant.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
}));

const Cell = styled('li')<{ variant: ProjectVariant }>(({ theme, variant }) => ({
  [theme.breakpoints.up('tablet')]: { gridColumn: `span ${projectColumns.tablet[variant]}` },
  [theme.breakpoints.up('md')]: { gridColumn: `span ${projectColumns.md[variant]}` },
  /* The card extends into the page margin, so that its text aligns with the section heading. */
  ...(variant === 'featured' && {
    [theme.breakpoints.up('lg')]: { marginInline: `calc(-1 * ${projectPadding(theme, variant)})` },
  }),
}));

interface PortfolioProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: PortfolioContent;
}

/** Shipped projects: one featured card, three small cards, and the other cards in pairs. */
export function Portfolio({ content }: PortfolioProps) {
  return (
    <Section id={sectionIds.portfolio} background="dawn">
      <SectionHeading id={headingIdOf(sectionIds.portfolio)} {...content} />
      <List {...behaves('logProjectClicks')}>
        {content.items.map((project, index) => {
          const variant = projectVariant(index, content.items.length);
          return (
            <Cell key={project.name} variant={variant}>
              <ProjectCard project={project} clientLabel={content.clientLabel} variant={variant} />
            </Cell>
          );
        })}
      </List>
    </Section>
  );
}
