import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { QuotationMarks } from '../brand/illustrations/QuotationMarks.tsx';
import type { Testimonial } from '../content/testimonials.ts';
import { GradientTile } from './GradientTile.tsx';
import { ProjectOutcome } from './ProjectOutcome.tsx';
import { Rating } from './Rating.tsx';

const Figure = styled('figure')({
  display: 'grid',
  gap: 'clamp(20px, 2.2vw, 32px)',
  margin: 0,
  '& > svg': { inlineSize: 'clamp(44px, 5vw, 80px)' },
  '& blockquote': { margin: 0 },
});

/** Who says it, and below what was built for them and what came of it. */
const Source = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 16,
  alignItems: 'center',
  '& b': { display: 'block', fontSize: '1.0625rem', fontWeight: theme.fontWeight.strong },
  /* Initials, set as a seal is cut. */
  '& > .seal': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    borderRadius: theme.radius.medium,
    outline: `1px solid ${theme.vars.palette.inverse.line}`,
    outlineOffset: -6,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.75rem',
    fontWeight: theme.fontWeight.heading,
    letterSpacing: '-0.06em',
  },
}));

const Built = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: '12px 24px',
  justifyContent: 'space-between',
  alignItems: 'end',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));

interface TestimonialCardProps {
  /** Quote, name, title, initials, rating, gradient and project. */
  testimonial: Testimonial;
  /** The one that is read first. */
  prominent?: boolean;
}

/** What a client says, who says it, what was built for them, and what came of it. */
export function TestimonialCard({ testimonial, prominent }: TestimonialCardProps) {
  const { gradient, project } = testimonial;
  return (
    <Figure>
      {prominent ? <QuotationMarks /> : null}
      <Typography variant={prominent ? 'quoteLarge' : 'quote'} component="blockquote">
        {testimonial.text}
      </Typography>
      <Source>
        <GradientTile gradient={gradient} className="seal" aria-hidden>
          {testimonial.initials}
        </GradientTile>
        <div>
          <Typography variant="caption" component="span">
            <b>{testimonial.name}</b>
            {testimonial.title}
          </Typography>
          <Rating value={testimonial.rating} label={testimonial.ratingLabel} />
        </div>
        <Built>
          <Typography variant="caption" component="span">
            <b>{project.name}</b>
            {project.type}
          </Typography>
          <ProjectOutcome result={project.result} />
        </Built>
      </Source>
    </Figure>
  );
}
