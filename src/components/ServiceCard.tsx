import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import type { Service } from '../content/services.ts';
import { Icon } from '../brand/icons/Icon.tsx';
import { ServiceIllustration } from '../brand/illustrations/services/ServiceIllustration.tsx';

const padding = 'clamp(20px, 2.4vw, 32px)';

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'gradient' })<{
  gradient?: GradientName;
}>(({ theme, gradient }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 'clamp(10px, 1.4vw, 18px)',
  blockSize: '100%',
  padding,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  backgroundColor: theme.vars.palette.background.paper,
  /* Two lines in each: the descriptions of a row begin at one height. */
  [theme.breakpoints.up('sm')]: {
    '&:not(.featured) h3': { minBlockSize: '2.36em', maxInlineSize: '10.5em' },
  },
  '&.wide': {
    [theme.breakpoints.up('md')]: {
      paddingInlineEnd: 'calc(44% + 24px)',
      '& h3': { fontSize: 'clamp(1.375rem, 2.2vw, 2rem)' },
    },
  },
  ...(gradient && {
    '&.wide.featured': { [theme.breakpoints.up('sm')]: { paddingInlineEnd: 'calc(44% + 24px)' } },
    background: theme.vars.palette.gradient[gradient],
    color: theme.vars.palette.onGradient[gradient],
    '--palette-divider': theme.vars.palette.inverse.line,
    '--palette-text-secondary': 'currentColor',
  }),
}));

const Words = styled('div')({
  display: 'grid',
  alignContent: 'flex-start',
  gap: 'clamp(8px, 1vw, 14px)',
});

const Features = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'flex-start',
  gap: 5,
  paddingBlockStart: 14,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { display: 'flex', gap: 8 },
  '.wide.featured > &': { [theme.breakpoints.down('sm')]: { marginInlineEnd: 76 } },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
}));

/** Above the words, or in a wide card's other half. The featured one rises from the foot. */
const Picture = styled('div')(({ theme }) => ({
  order: -1,
  /* Where it is stretched, WebKit gives its row another height than its own. */
  alignSelf: 'flex-start',
  aspectRatio: '2',
  margin: `calc(-1 * ${padding}) calc(-1 * ${padding}) 8px`,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.muted,
  '& > svg': { blockSize: '100%' },
  /* As upright as half a card: a band shows its head, down to its button. */
  '.wide:not(.featured) > & > svg': {
    [theme.breakpoints.down('md')]: {
      inlineSize: '52%',
      blockSize: 'auto',
      margin: '0 auto',
      overflow: 'visible',
    },
  },
  '.wide > &': {
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '44%',
      blockSize: '100%',
      margin: 0,
    },
  },
  '.wide.featured > &': {
    position: 'absolute',
    insetBlock: 'auto -38px',
    insetInlineEnd: 6,
    inlineSize: 92,
    aspectRatio: 'auto',
    margin: 0,
    overflow: 'visible',
    background: 'none',
    [theme.breakpoints.up('sm')]: {
      insetBlock: '10% auto',
      insetInlineEnd: '8%',
      /* Down to what is being edited. */
      inlineSize: 168,
    },
    [theme.breakpoints.up('md')]: { inlineSize: 'min(200px, 34%)' },
  },
}));

interface ServiceCardProps {
  /** Screen, title, description and features; a featured one is filled with its gradient. */
  service: Service;
  /** From a laptop on, the card is wide enough for its illustration to stand beside its text. */
  wide?: boolean;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service, wide }: ServiceCardProps) {
  const { gradient, screen } = service;
  return (
    <Card
      gradient={gradient}
      className={[wide ? 'wide' : 'narrow', gradient && 'featured'].filter(Boolean).join(' ')}
    >
      <Words>
        <Typography variant="h3">{service.title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{service.description}</Typography>
      </Words>
      <Features>
        {service.features.map((feature) => (
          <Typography key={feature} component="li" variant="body2">
            <Icon name="check" />
            {feature}
          </Typography>
        ))}
      </Features>
      <Picture aria-hidden="true">
        <ServiceIllustration screen={screen} />
      </Picture>
    </Card>
  );
}
