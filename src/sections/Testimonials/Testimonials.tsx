import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TestimonialCard } from '../../components/TestimonialCard.tsx';
import type { TestimonialsContent } from '../../content/testimonials.ts';

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${theme.layout.gutter}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:first-of-type': { gridRow: 'span 2', paddingInlineEnd: 'clamp(0px, 4vw, 72px)' },
  },
}));

interface TestimonialsProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: TestimonialsContent;
}

/** What clients say: one voice first, then the others. */
export function Testimonials({ content }: TestimonialsProps) {
  return (
    <Section id="testimonials" labelledBy="testimonials-heading" tone="muted">
      <SectionHeading id="testimonials-heading" {...content} />
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
