import Typography from '@mui/material/Typography';
import { AppPhone } from '../brand/illustrations/AppPhone.tsx';
import { resultText } from '../content/portfolio.ts';
import type { Testimonial } from '../content/testimonials.ts';
import { Portrait } from './Picture.tsx';
import { Rating } from './Rating.tsx';
import {
  App,
  Built,
  ProminentQuote,
  Quote,
  QuoteCard,
  Result,
  Seal,
  Source,
  type TestimonialVariant,
} from './TestimonialCard.styles.ts';

interface TestimonialCardProps {
  /** Quote, name, title, portrait or initials, rating, gradient and project. */
  testimonial: Testimonial;
  /** `card`, or `prominent` for the first testimonial. */
  variant?: TestimonialVariant;
}

/** A client's quote, with its author and the project. */
export function TestimonialCard({ testimonial, variant = 'card' }: TestimonialCardProps) {
  const { gradient, project } = testimonial;
  const isProminent = variant === 'prominent';
  const app = isProminent ? testimonial.app : undefined;
  const content = (
    <>
      <Quote variant={isProminent ? 'quoteLarge' : 'quote'} component="blockquote">
        {testimonial.text}
      </Quote>
      {app ? (
        <App gradient={gradient} aria-hidden="true">
          <AppPhone texts={app} />
        </App>
      ) : null}
      <Source variant={variant}>
        {testimonial.picture ? (
          <Portrait picture={testimonial.picture} />
        ) : (
          <Seal variant="gradient" gradient={gradient} aria-hidden>
            {testimonial.initials}
          </Seal>
        )}
        <div>
          <Typography variant="caption" component="div">
            <Typography variant="subtitle1">{testimonial.name}</Typography>
            {testimonial.title}
          </Typography>
          <Rating value={testimonial.rating} label={testimonial.ratingLabel} />
        </div>
        <Built variant={variant}>
          <Typography variant="subtitle1">{project.name}</Typography>
          <Typography variant="caption" component="span">
            {project.type}
          </Typography>
          {project.result ? (
            <Result variant="caption" component="span">
              {resultText(project.result)}
            </Result>
          ) : null}
        </Built>
      </Source>
    </>
  );
  return isProminent ? (
    <ProminentQuote aria-label={testimonial.name} hasApp={app !== undefined}>
      {content}
    </ProminentQuote>
  ) : (
    <QuoteCard component="figure" aria-label={testimonial.name}>
      {content}
    </QuoteCard>
  );
}
