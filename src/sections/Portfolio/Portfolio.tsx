import { styled } from '@mui/material/styles';
import { besideWords, ProjectCard } from '../../components/ProjectCard.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PortfolioContent } from '../../content/portfolio.ts';
import { enhance } from '../../features/enhancements/enhancements.ts';

/** From a tablet on, a wide card spans two columns. Of eight: the first, the sixth and the last two. */
const wide = '& > :nth-of-type(8n + 1), & > :nth-of-type(8n)';
const wideOfFour = '& > :nth-of-type(8n + 6), & > :nth-of-type(8n + 7)';
const spanTwo = {
  gridColumn: 'span 2',
  '--project-card': besideWords('minmax(0, 1.4fr)'),
  '& h3': { fontSize: 'clamp(1.5rem, 2.6vw, 2.25rem)' },
  /* The name at the top of the card, the description above its hairline. */
  '& article > div:first-of-type': { display: 'flex', flexDirection: 'column' },
  '& h3 ~ p': { fontSize: '1.125rem' },
  '& p + p': { marginBlockStart: 'auto', paddingBlockStart: 12 },
};

/** One, two or four columns, with no gap in any of them when there are eight projects. */
const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.down('sm')]: {
    '--project-card': besideWords('min(40%, 200px)'),
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [wide]: spanTwo,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [wideOfFour]: spanTwo,
    /* As tall as the cards beside it. */
    '& > :nth-of-type(5n + 1)': { '--screen': 1.15 },
  },
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
