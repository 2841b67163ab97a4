import { styled } from '@mui/material/styles';
import { ProjectCard } from '../../components/ProjectCard.tsx';
import { leadPadding } from '../../components/projectRanks.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PortfolioContent } from '../../content/portfolio.ts';
import { enhance } from '../../features/enhancements.ts';

/** How many are cards, after the one that leads. */
const cards = 3;
const rankOf = (index: number) => (index === 0 ? 'lead' : index <= cards ? 'card' : 'line');

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 4' },
    '& > :first-of-type': { gridColumn: '1 / -1' },
    [`& > :nth-of-type(n + ${2 + cards})`]: { gridColumn: 'span 6' },
  },
  /* Where the last two lines share a row, the last one is a panorama. */
  [theme.breakpoints.up('md')]: {
    [`& > :nth-last-of-type(2):nth-of-type(2n + ${2 + cards})`]: {
      gridColumn: 'span 4',
      '& > .line': { gridTemplate: '"screen" 1fr "words" auto "foot" auto / minmax(0, 1fr)' },
      '& + li': {
        gridColumn: 'span 8',
        '& > .line': { gridTemplate: '"screen" auto "words" 1fr "foot" auto / minmax(0, 1fr)' },
        '& .words': { columns: 2, '& > p': { breakInside: 'avoid' } },
        '& .screen > svg': { inlineSize: '72%', marginLeft: '14%' },
      },
    },
  },
  /* The words of the one that leads stand in the page's column, and its card as far outside. */
  [theme.breakpoints.up('lg')]: {
    '& > :first-of-type': { marginInline: `calc(-1 * ${leadPadding})` },
  },
  /* In a long portfolio, projects far out of view are neither laid out nor painted. */
  '& > :nth-child(n + 13) > *': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 160px',
  },
}));

interface PortfolioProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: PortfolioContent;
}

/** What the agency has shipped: one project large, a few as cards, the others as screens with a few lines. */
export function Portfolio({ content }: PortfolioProps) {
  return (
    <Section id="portfolio" labelledBy="portfolio-heading" tone="dawn">
      <SectionHeading id="portfolio-heading" {...content} />
      <List {...enhance('logProjectClicks')}>
        {content.items.map((project, index) => (
          <li key={project.name}>
            <ProjectCard project={project} clientLabel={content.clientLabel} rank={rankOf(index)} />
          </li>
        ))}
      </List>
    </Section>
  );
}
