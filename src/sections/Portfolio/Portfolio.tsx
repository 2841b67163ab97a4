import { styled } from '@mui/material/styles';
import { ProjectCard } from '../../components/ProjectCard.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PortfolioContent } from '../../content/portfolio.ts';
import { enhance } from '../../features/enhancements/enhancements.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  /* In a long portfolio, cards far out of view are neither laid out nor painted. */
  '& > :nth-child(n + 13) > *': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 440px',
  },
}));

interface PortfolioProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: PortfolioContent;
}

/** What the agency has shipped. */
export function Portfolio({ content }: PortfolioProps) {
  return (
    <Section id="portfolio" labelledBy="portfolio-heading" tone="muted">
      <SectionHeading id="portfolio-heading" {...content} />
      <Grid {...enhance('projectLog')}>
        {content.items.map((project) => (
          <li key={project.name}>
            <ProjectCard project={project} clientLabel={content.clientLabel} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
