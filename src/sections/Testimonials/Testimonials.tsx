import { styled } from '@mui/material/styles';
import { headingIdOf } from '../../components/headingIdOf.ts';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { thirds } from '../../components/printedSheet.ts';
import { TestimonialCard } from '../../components/TestimonialCard.tsx';
import type { TestimonialsContent } from '../../content/testimonials.ts';
import { sectionIds } from '../../content/sectionIds.ts';

const Quotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.gutter,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  /* In print, all quotes have the same width. */
  '@media print': {
    gridTemplateColumns: thirds,
    gap: theme.spacing(1.5, 2),
  },
}));

/** A card that fills a whole row. */
const WideQuote = styled('li')({
  gridColumn: '1 / -1',
  '@media print': { gridColumn: 'auto' },
});

const ProminentQuote = styled(WideQuote)(({ theme }) => ({
  marginBlockEnd: theme.space.huge,
  '@media print': { marginBlockEnd: 0 },
}));

interface TestimonialsProps {
  /** All text, numbers and links for the section, from `src/content`. */
  content: TestimonialsContent;
}

/** Client quotes on an evening sky. The first one is large, and the others are on cards. */
export function Testimonials({ content }: TestimonialsProps) {
  const { items } = content;
  const prominent = items.length > 1 ? items[0] : undefined;
  const cards = prominent ? items.slice(1) : items;
  const isOdd = cards.length % 2 === 1;
  return (
    <Section id={sectionIds.testimonials} background="evening">
      <SectionHeading id={headingIdOf(sectionIds.testimonials)} quiet {...content} />
      <Quotes>
        {prominent ? (
          <ProminentQuote>
            <TestimonialCard testimonial={prominent} variant="prominent" />
          </ProminentQuote>
        ) : null}
        {cards.map((testimonial, index) => {
          const Item = isOdd && index === cards.length - 1 ? WideQuote : 'li';
          return (
            <Item key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </Item>
          );
        })}
      </Quotes>
    </Section>
  );
}
