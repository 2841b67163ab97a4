import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GradientName } from '../../theme/index.ts';
import type { Service } from '../content/services.ts';
import { GradientTile } from './GradientTile.tsx';
import { Icon } from './icons/Icon.tsx';

const Card = styled(Paper, { shouldForwardProp: (prop) => prop !== 'wears' })<{
  wears?: GradientName;
}>(({ theme, wears }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(12px, 1.4vw, 18px)',
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
  '& > p': { color: theme.vars.palette.text.secondary, maxInlineSize: '48ch' },
  ...(wears && {
    borderColor: 'transparent',
    background: `${theme.vars.palette.gradient[wears]} border-box`,
    color: theme.vars.palette.onGradient[wears],
    '& > p': { maxInlineSize: '48ch' },
  }),
}));

/** The icon beside the title on a phone, above it where there is room. */
const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  [theme.breakpoints.up('sm')]: { flexDirection: 'column', alignItems: 'start', gap: 20 },
}));

const IconTile = styled(GradientTile)({
  boxShadow: 'inset 0 0 0 1.5px color-mix(in srgb, currentColor 26%, transparent)',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: 14,
});

const Features = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '5px 20px',
  marginBlockStart: 'auto',
  paddingBlockStart: 14,
  borderBlockStart: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
});

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
    </Card>
  );
}
