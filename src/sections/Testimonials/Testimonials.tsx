import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TestimonialCard } from '../../components/TestimonialCard.tsx';
import type { TestimonialsContent } from '../../content/testimonials.ts';

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  /* Before the phone that rises behind them. */
  '& > li + li': { position: 'relative', zIndex: 1 },
  '& > :first-of-type': { marginBlockEnd: 'clamp(32px, 4.4vw, 72px)' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

interface TestimonialsProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: TestimonialsContent;
}

/** What clients say, at dusk: one voice first, then the others. */
export function Testimonials({ content }: TestimonialsProps) {
  return (
    <Section id="testimonials" labelledBy="testimonials-heading" tone="dusk">
      <SectionHeading id="testimonials-heading" quiet {...content} />
      <Quotes>
        {content.items.map((testimonial, index) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} prominent={index === 0} />
          </li>
        ))}
      </Quotes>
    </Section>
  );
}
