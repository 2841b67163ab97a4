import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import type { ServicesContent } from '../../content/services.ts';

/** A bento of five: two wide, then three narrow. */
const Bento = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  '& > li': { containerType: 'inline-size' },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3' },
    '& > li:nth-of-type(n + 3) h3': { minBlockSize: ['2.36em', '2lh'] },
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
        {content.items.map((service) => (
          <li key={service.title}>
            <ServiceCard service={service} />
          </li>
        ))}
      </Bento>
    </Section>
  );
}
