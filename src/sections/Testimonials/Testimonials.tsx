import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { TestimonialCard } from '../../components/TestimonialCard.tsx';
import type { TestimonialsContent } from '../../content/testimonials.ts';

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(40px, 4vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

interface TestimonialsProps {
  content: TestimonialsContent;
}

/** What clients say. */
export function Testimonials({ content }: TestimonialsProps) {
  return (
    <Section id="testimonials" labelledBy="testimonials-heading" tone="muted">
      <SectionHeading id="testimonials-heading" {...content} />
      <Quotes>
        {content.items.map((testimonial) => (
          <li key={testimonial.name}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </Quotes>
    </Section>
  );
}
