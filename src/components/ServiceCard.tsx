import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import type { Service } from '../content/services.ts';
import { GradientTile } from './GradientTile.tsx';
import { Icon } from '../brand/icons/Icon.tsx';
import { ServiceIllustration } from '../brand/illustrations/services/ServiceIllustration.tsx';

/** In the text's colour, on a plain background and on a gradient. An older browser draws it solid. */
const hairline = ['1px solid', '1px solid color-mix(in srgb, currentColor 18%, transparent)'];

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'gradient' })<{
  gradient?: GradientName;
}>(({ theme, gradient }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'clamp(10px, 1.4vw, 18px)',
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
  overflow: 'hidden',
  '& > p': { color: theme.vars.palette.text.secondary },
  '&.wide': { [theme.breakpoints.up('md')]: { paddingInlineEnd: 'calc(50% - 32px)' } },
  ...(gradient && {
    border: 0,
    '@media (forced-colors: active)': { border: '1px solid' },
    background: theme.vars.palette.gradient[gradient],
    color: theme.vars.palette.onGradient[gradient],
    '& > p': {},
  }),
}));

const Title = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(12px, 1.4vw, 18px)',
  /* On a phone the featured illustration stands beside the title. */
  '.featured > & > h3': {
    [theme.breakpoints.down('md')]: { paddingInlineEnd: 72 },
  },
}));

const IconTile = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: theme.radius.medium,
  boxShadow: ['none', 'inset 0 0 0 1.5px color-mix(in srgb, currentColor 26%, transparent)'],
  '& > svg': { inlineSize: 28, blockSize: 28 },
}));

const Features = styled('ul')({
  display: 'grid',
  alignContent: 'flex-start',
  gap: 5,
  paddingBlockStart: 14,
  borderBlockStart: hairline,
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
});

/** In the corner across from the icon; in a wide card it has half of the card. */
const IllustrationBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: -14,
  insetBlockStart: -6,
  inlineSize: 'clamp(138px, 12.5vw, 190px)',
  '.featured > &': { insetInlineEnd: 20, insetBlockStart: 20, inlineSize: 64 },
  [theme.breakpoints.up('md')]: {
    '.wide > &': { insetInlineEnd: -24, insetBlockStart: '20%', inlineSize: '48%' },
    '.wide.featured > &': {
      insetInlineEnd: '6%',
      insetBlockStart: 40,
      inlineSize: 'min(190px, 34%)',
    },
  },
}));

interface ServiceCardProps {
  /** Icon, title, description, features and gradient; a featured one is filled with its gradient. */
  service: Service;
  /** From a laptop on, the card is wide enough for its illustration to stand beside its text. */
  wide?: boolean;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service, wide }: ServiceCardProps) {
  const { featured, gradient, icon } = service;
  return (
    <Card
      gradient={featured && gradient}
      className={[wide && 'wide', featured && 'featured'].filter(Boolean).join(' ')}
    >
      <Title>
        <IconTile gradient={featured ? 'apricot' : gradient}>
          <Icon name={icon} />
        </IconTile>
        <Typography variant="h3">{service.title}</Typography>
      </Title>
      <Typography>{service.description}</Typography>
      <Features>
        {service.features.map((feature) => (
          <Typography key={feature} component="li" variant="body2">
            <Icon name="check" />
            {feature}
          </Typography>
        ))}
      </Features>
      <IllustrationBox>
        <ServiceIllustration name={icon} />
      </IllustrationBox>
    </Card>
  );
}
