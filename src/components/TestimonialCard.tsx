import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppPhone } from '../brand/illustrations/AppPhone.tsx';
import { QuotationMarks } from '../brand/illustrations/QuotationMarks.tsx';
import { resultText } from '../content/portfolio.ts';
import type { Testimonial } from '../content/testimonials.ts';
import type { GradientName } from '../../theme/index.ts';
import { GradientTile } from './GradientTile.tsx';
import { Rating } from './Rating.tsx';

const phoneSize = 'min(21vw, 320px)';

/** On paper; the one that is read first stands on the sky itself. */
const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 'clamp(20px, 2.2vw, 32px)',
  blockSize: '100%',
  margin: 0,
  '&:not(.prominent)': {
    padding: 'clamp(20px, 2.6vw, 36px)',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.medium,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
  },
  '& > svg': { inlineSize: 'clamp(44px, 5vw, 80px)' },
  '& blockquote': { margin: 0 },
  position: 'relative',
  [theme.breakpoints.up('sm')]: {
    '&.withApp': { paddingInlineEnd: `calc(${phoneSize} + 16px)` },
  },
}));

/** What was built, in its own colours, rises beside the words, behind the quotes below them. */
const App = styled('div', { shouldForwardProp: (prop) => prop !== 'gradient' })<{
  gradient: GradientName;
}>(({ theme, gradient }) => ({
  '--palette-illustration-deep': theme.screens[gradient]?.deep,
  '--palette-illustration-mid': theme.screens[gradient]?.mid,
  position: 'absolute',
  insetInlineEnd: 0,
  /* What is below its button lies behind the quotes. */
  insetBlockEnd: 'calc(-68px - min(6vw, 88px))',
  inlineSize: phoneSize,
  transform: 'rotate(6deg)',
  [theme.breakpoints.down('md')]: { insetBlockEnd: 'calc(-22px - 6vw)' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Who says it, and what was built for them. */
const Source = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 16,
  alignItems: 'flex-start',
  lineHeight: 1.35,
  textWrap: 'balance',
  /*
   * Two narrow cards in a row, of which one title may take two lines: room for two in each, so that
   * their seals stand at one height.
   */
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateRows: 'minmax(92px, auto) auto' },
  /* Large text takes what was built into a line of its own. */
  [theme.breakpoints.up('sm')]: { '.prominent > &': { display: 'flex', flexWrap: 'wrap' } },
  '& b': { display: 'block', fontSize: '1.0625rem', fontWeight: theme.fontWeight.strong },
  /* Initials, set as a seal is cut: as large as it is, whatever the size of the text. */
  '& > .seal': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 72,
    blockSize: 72,
    borderRadius: theme.radius.medium,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: 28,
    fontWeight: theme.fontWeight.heading,
    letterSpacing: '-0.06em',
  },
}));

const Built = styled('div')(({ theme }) => ({
  display: 'flex',
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  columnGap: 12,
  alignItems: 'baseline',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > .result': {
    display: 'block',
    flexBasis: '100%',
    [theme.breakpoints.up('md')]: { flexBasis: 'auto', marginInlineStart: 'auto' },
  },
  /* Of the first one, beside its author. */
  [theme.breakpoints.up('sm')]: {
    '.prominent &': {
      display: 'block',
      alignSelf: 'stretch',
      marginInlineStart: 8,
      paddingInlineStart: 24,
      paddingBlockStart: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

interface TestimonialCardProps {
  /** Quote, name, title, initials, rating, gradient and project. */
  testimonial: Testimonial;
  /** The one that is read first. */
  prominent?: boolean;
}

/** What a client says, who says it, and what was built for them. */
export function TestimonialCard({ testimonial, prominent }: TestimonialCardProps) {
  const { app, gradient, project } = testimonial;
  return (
    <Figure className={prominent ? (app ? 'prominent withApp' : 'prominent') : undefined}>
      {prominent ? <QuotationMarks /> : null}
      <Typography variant={prominent ? 'quoteLarge' : 'quote'} component="blockquote">
        {testimonial.text}
      </Typography>
      {prominent && app ? (
        <App gradient={gradient} aria-hidden="true">
          <AppPhone texts={app} />
        </App>
      ) : null}
      <Source>
        <GradientTile gradient={gradient} className="seal" aria-hidden>
          {testimonial.initials}
        </GradientTile>
        <div>
          <Typography variant="caption" component="div">
            <b>{testimonial.name}</b>
            {testimonial.title}
          </Typography>
          <Rating value={testimonial.rating} label={testimonial.ratingLabel} />
        </div>
        <Built>
          <b>{project.name}</b>
          <Typography variant="caption" component="span">
            {project.type}
          </Typography>
          <Typography variant="caption" component="span" className="result">
            {resultText(project.result)}
          </Typography>
        </Built>
      </Source>
    </Figure>
  );
}
