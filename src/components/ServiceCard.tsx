import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Service } from '../content/services.ts';
import { GradientTile } from './GradientTile.tsx';
import { Icon } from './icons/Icon.tsx';

const Card = styled(Paper)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  blockSize: '100%',
  padding: 'clamp(20px, 2.4vw, 32px)',
});

/** The icon beside the title on a phone, above it where there is room. */
const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  [theme.breakpoints.up('sm')]: { flexDirection: 'column', alignItems: 'start', gap: 20 },
}));

const IconTile = styled(GradientTile)({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: 14,
});

const Features = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginBlockStart: 'auto',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > li': { display: 'flex', gap: 8 },
  '& svg': { inlineSize: 18, blockSize: 18, marginBlockStart: 3, flex: 'none' },
}));

interface ServiceCardProps {
  service: Service;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service }: ServiceCardProps) {
  return (
    <Card>
      <Title>
        <IconTile gradient={service.gradient}>
          <Icon name={service.icon} />
        </IconTile>
        <Typography variant="h3">{service.title}</Typography>
      </Title>
      <Typography sx={{ color: 'text.secondary', maxInlineSize: '48ch' }}>
        {service.description}
      </Typography>
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
