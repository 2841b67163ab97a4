import { styled } from '@mui/material/styles';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ServiceCard } from '../../components/ServiceCard.tsx';
import { snapRow } from '../../components/snapRow.ts';
import type { ServicesContent } from '../../content/services.ts';
import { sectionIds } from '../../content/sectionIds.ts';
import { serviceColumns, serviceSize } from './serviceSize.ts';

const Bento = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  ...snapRow(theme, 'sm'),
  '@media print': { display: 'block' },
}));

const Card = styled(ServiceCard)(({ theme, size }) => ({
  [theme.breakpoints.up('sm')]: { gridColumn: `span ${serviceColumns.sm[size.sm]}` },
  [theme.breakpoints.up('md')]: { gridColumn: `span ${serviceColumns.md[size.md]}` },
}));

interface ServicesProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: ServicesContent;
}

/** The services of the agency. */
export function Services({ content }: ServicesProps) {
  return (
    <Section id={sectionIds.services} start="close">
      <SectionHeading id={headingIdOf(sectionIds.services)} {...content} />
      <Bento>
        {content.items.map((service, index) => {
          const size = serviceSize(index, content.items.length);
          return <Card key={service.title} service={service} size={size} />;
        })}
      </Bento>
    </Section>
  );
}
