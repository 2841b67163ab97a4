import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Testimonial } from '../content/testimonials.ts';
import { GradientTile } from './GradientTile.tsx';
import { Rating } from './Rating.tsx';

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  blockSize: '100%',
  margin: 0,
  paddingBlockStart: 'clamp(20px, 2.2vw, 32px)',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Disc = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '50%',
  fontWeight: theme.fontWeight.strong,
}));

interface TestimonialCardProps {
  /** Quote, name, title, initials, rating and gradient. */
  testimonial: Testimonial;
  /** The one that is read first. */
  prominent?: boolean;
}

/** What a client says, and who says it. */
export function TestimonialCard({ testimonial, prominent }: TestimonialCardProps) {
  return (
    <Figure>
      <Rating value={testimonial.rating} label={testimonial.ratingLabel} />
      <Typography
        variant={prominent ? 'quoteLarge' : 'quote'}
        component="blockquote"
        sx={{ margin: 0 }}
      >
        {testimonial.text}
      </Typography>
      <Stack
        component="figcaption"
        direction="row"
        sx={{ gap: 2, alignItems: 'center', marginBlockStart: prominent ? 'auto' : 0 }}
      >
        <Disc gradient={testimonial.gradient} aria-hidden>
          {testimonial.initials}
        </Disc>
        <div>
          <Typography sx={(theme) => ({ fontWeight: theme.fontWeight.strong })}>
            {testimonial.name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {testimonial.title}
          </Typography>
        </div>
      </Stack>
    </Figure>
  );
}
