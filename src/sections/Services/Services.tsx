import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import type { ServicesContent } from '../../content/services.ts';

/** A bento of five: two wide, then three narrow. */
const Bento = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  '@media print': { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    /* The parts of the cards in a row share their heights, so hairlines meet at every width. */
    '@supports (grid-template-rows: subgrid)': {
      '& > li, & > li > *': {
        display: 'grid',
        gridRow: 'span var(--rows, 3)',
        gridTemplateRows: 'subgrid',
      },
    },
    '& > li:first-of-type': { '--rows': 2, gridColumn: 'span 2' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li:nth-of-type(-n + 2)': { '--rows': 2, gridColumn: 'span 3' },
    '& > li:nth-of-type(n + 3)': { gridColumn: 'span 2' },
  },
}));

interface ServicesProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: ServicesContent;
}

/** What the agency builds. */
export function Services({ content }: ServicesProps) {
  return (
    <Section id="services" labelledBy="services-heading">
      <SectionHeading id="services-heading" {...content} />
      <Bento>
        {content.items.map((service, index) => (
          <li key={service.title}>
            <ServiceCard service={service} wide={index < 2} />
          </li>
        ))}
      </Bento>
    </Section>
  );
}
