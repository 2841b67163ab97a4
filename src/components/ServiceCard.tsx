import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import type { Service } from '../content/services.ts';
import { GradientTile } from './GradientTile.tsx';
import { Icon } from '../brand/icons/Icon.tsx';
import { PhoneRising } from '../brand/illustrations/PhoneRising.tsx';

/** From here on a card is wide: its checklist stands beside its text, its illustration has room. */
const wide = '@container (min-width: 520px)';

/** In the text's colour, on a plain background and on a gradient. An older browser draws it solid. */
const hairline = ['1px solid', '1px solid color-mix(in srgb, currentColor 18%, transparent)'];

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'gradient' })<{
  gradient?: GradientName;
}>(({ theme, gradient }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'clamp(12px, 1.4vw, 18px)',
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
  overflow: 'hidden',
  '& > p': { color: theme.vars.palette.text.secondary },
  ...(gradient
    ? {
        border: 0,
        '@media (forced-colors: active)': { border: '1px solid' },
        background: theme.vars.palette.gradient[gradient],
        color: theme.vars.palette.onGradient[gradient],
        '& > p': {},
        [wide]: { paddingInlineEnd: 'calc(50% - 32px)' },
      }
    : {
        [wide]: {
          gridTemplate: 'auto 1fr / 10fr 9fr',
          columnGap: 32,
          '& > ul': {
            gridArea: '1 / 2 / 3',
            alignContent: 'flex-end',
            paddingBlockStart: 0,
            paddingInlineStart: 32,
            borderBlockStart: 0,
            borderInlineStart: hairline,
          },
        },
      }),
}));

/** The icon beside the title on a phone, above it where there is room. */
const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  [theme.breakpoints.up('sm')]: { flexDirection: 'column', alignItems: 'start', gap: 18 },
}));

const IconTile = styled(GradientTile)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: theme.radius.medium,
  boxShadow: ['none', 'inset 0 0 0 1.5px color-mix(in srgb, currentColor 26%, transparent)'],
  '& > svg': { inlineSize: 28, blockSize: 28 },
}));

const Features = styled('ul')({
  display: 'grid',
  gap: 5,
  paddingBlockStart: 14,
  borderBlockStart: hairline,
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
});

const IllustrationBox = styled('div')({
  display: 'none',
  [wide]: {
    display: 'block',
    position: 'absolute',
    insetInlineEnd: '6%',
    insetBlockStart: 40,
    inlineSize: 'min(190px, 34%)',
  },
});

interface ServiceCardProps {
  /** Name, description, what is included, icon, gradient, and whether it is featured. */
  service: Service;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <Card gradient={service.featured && service.gradient}>
      <Title>
        <IconTile gradient={service.featured ? 'apricot' : service.gradient}>
          <Icon name={service.icon} />
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
      {service.featured ? (
        <IllustrationBox>
          <PhoneRising />
        </IllustrationBox>
      ) : null}
    </Card>
  );
}
