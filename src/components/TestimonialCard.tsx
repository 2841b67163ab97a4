import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Miniature } from '../brand/illustrations/Miniature.tsx';
import { QuotationMarks } from '../brand/illustrations/QuotationMarks.tsx';
import type { Testimonial } from '../content/testimonials.ts';
import { GradientTile } from './GradientTile.tsx';
import { Rating } from './Rating.tsx';

const Figure = styled('figure')({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 24px)',
  margin: 0,
  '& > svg': { inlineSize: 'clamp(48px, 6vw, 96px)' },
  '& blockquote': { margin: 0 },
});

/** Who says it, and what was built for them. */
const Source = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '14px 16px',
  '& b': { display: 'block', fontWeight: theme.fontWeight.strong },
  [theme.breakpoints.up('sm')]: {
    '.prominent > &': { gridTemplateColumns: 'auto 1fr auto 1fr' },
  },
}));

const Disc = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: '50%',
  border: '1.5px solid',
  fontWeight: theme.fontWeight.strong,
}));

const Screen = styled(GradientTile)(({ theme }) => ({
  overflow: 'hidden',
  inlineSize: 84,
  '.prominent &': { inlineSize: 'clamp(84px, 11vw, 168px)' },
  borderRadius: theme.radius.small,
}));

interface TestimonialCardProps {
  /** Quote, name, title, initials, rating and gradient. */
  testimonial: Testimonial;
  /** The one that is read first. */
  prominent?: boolean;
}

/** What a client says, who says it, and what was built for them. */
export function TestimonialCard({ testimonial, prominent }: TestimonialCardProps) {
  const { gradient, project } = testimonial;
  return (
    <Figure className={prominent ? 'prominent' : undefined}>
      {prominent ? <QuotationMarks /> : null}
      <Rating value={testimonial.rating} label={testimonial.ratingLabel} />
      <Typography variant={prominent ? 'quoteLarge' : 'quote'} component="blockquote">
        {testimonial.text}
      </Typography>
      <Source>
        <Disc gradient={gradient} aria-hidden>
          {testimonial.initials}
        </Disc>
        <Typography variant="caption" component="span">
          <b>{testimonial.name}</b>
          {testimonial.title}
        </Typography>
        <Screen gradient={gradient}>
          <Miniature name={project.miniature} />
        </Screen>
        <Typography variant="caption" component="span">
          <b>{project.name}</b>
          {project.type}
        </Typography>
      </Source>
    </Figure>
  );
}
