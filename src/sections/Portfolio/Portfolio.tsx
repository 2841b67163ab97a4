import { styled } from '@mui/material/styles';
import { behaves } from '../../behaviour/behaves.ts';
import { ProjectCard } from '../../components/ProjectCard.tsx';
import { projectPadding, type ProjectLayout } from '../../components/ProjectCard.styles.ts';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { onTallSheet, thirds } from '../../components/printedSheet.ts';
import { snapRow } from '../../components/snapRow.ts';
import type { PortfolioContent } from '../../content/portfolio.ts';
import { sectionIds } from '../../content/sectionIds.ts';
import { projectColumns, projectLayout } from './projectLayout.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  ...snapRow(theme, 'tablet'),
  '@media print': {
    grid: `none / ${thirds}`,
    gap: theme.spacing(1.75, 2),
  },
  [onTallSheet]: { rowGap: theme.spacing(2.25) },
}));

const Cell = styled('li', {
  shouldForwardProp: (prop) => prop !== 'fillsColumn',
})<{ layout: ProjectLayout; fillsColumn: boolean }>(({ theme, layout, fillsColumn }) => ({
  /* In a narrow window, the cards are in two rows, and these cards fill both. */
  ...(fillsColumn && { [theme.breakpoints.down('tablet')]: { gridRow: 'span 2' } }),
  [theme.breakpoints.up('tablet')]: { gridColumn: `span ${projectColumns.tablet[layout]}` },
  [theme.breakpoints.up('md')]: { gridColumn: `span ${projectColumns.md[layout]}` },
  /* The card extends into the page margin, so that its text aligns with the section heading. */
  ...(layout === 'featured' && {
    [theme.breakpoints.up('lg')]: { marginInline: `calc(-1 * ${projectPadding(theme, layout)})` },
  }),
  '@media print': {
    gridArea: layout === 'featured' ? 'auto / span 2' : 'auto',
    margin: 0,
  },
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
          const layout = projectLayout(index, content.items.length);
          const isAlone = index === content.items.length - 1 && index % 2 === 1;
          const card = { layout, fillsColumn: index === 0 || isAlone };
          return (
            <Cell key={project.name} {...card}>
              <ProjectCard project={project} clientLabel={content.clientLabel} {...card} />
            </Cell>
          );
        })}
      </List>
    </Section>
  );
}
