import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import type { Service } from '../content/services.ts';
import { GradientTile } from './GradientTile.tsx';
import { Icon } from './icons/Icon.tsx';
import { PhoneRising } from './illustrations/PhoneRising.tsx';

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'wears' })<{
  wears?: GradientName;
}>(({ theme, wears }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(12px, 1.4vw, 18px)',
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
  overflow: 'hidden',
  '& > p': { maxInlineSize: '46ch', color: theme.vars.palette.text.secondary },
  ...(wears && {
    borderColor: 'transparent',
    background: `${theme.vars.palette.gradient[wears]} border-box`,
    color: theme.vars.palette.onGradient[wears],
    '& > p': { maxInlineSize: '46ch' },
    /* Room for the picture that rises at the end of the card. */
    [theme.breakpoints.up('lg')]: { paddingInlineEnd: 240 },
  }),
}));

/** The icon beside the title on a phone, above it where there is room. */
const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  [theme.breakpoints.up('sm')]: { flexDirection: 'column', alignItems: 'start', gap: 18 },
}));

const IconTile = styled(GradientTile)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: 14,
  boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, currentColor 26%, transparent)',
  '& > svg': { inlineSize: 28, blockSize: 28 },
});

const Features = styled('ul')({
  display: 'grid',
  gap: 5,
  marginBlockStart: 'auto',
  paddingBlockStart: 14,
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
});

const Picture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'absolute',
    insetInlineEnd: 32,
    insetBlockEnd: -76,
    inlineSize: 190,
  },
}));

interface ServiceCardProps {
  service: Service;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <Card wears={service.featured && service.gradient}>
      <Title>
        <IconTile gradient={service.gradient}>
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
        <Picture>
          <PhoneRising />
        </Picture>
      ) : null}
    </Card>
  );
}
