import Typography from '@mui/material/Typography';
import { ServiceIllustration } from '../brand/illustrations/services/ServiceIllustration.tsx';
import type { Service } from '../content/services.ts';
import {
  Card,
  Feature,
  Features,
  Picture,
  Tick,
  Title,
  Words,
  type ServiceSize,
} from './ServiceCard.styles.ts';

interface ServiceCardProps {
  /** Screen, title, description and features. A gradient features the service. */
  service: Service;
  /** Share of a row that the card takes. */
  size: ServiceSize;
}

/** One service: what it is, what you get, and what it includes. */
export function ServiceCard({ service, size }: ServiceCardProps) {
  const { gradient, screen } = service;
  return (
    <Card size={size} gradient={gradient}>
      <Words>
        <Title variant="h3" size={size} gradient={gradient}>
          {service.title}
        </Title>
        <Typography sx={{ color: 'text.secondary' }}>{service.description}</Typography>
      </Words>
      <Features gradient={gradient}>
        {service.features.map((feature) => (
          <Feature key={feature}>
            <Tick name="check" />
            {feature}
          </Feature>
        ))}
      </Features>
      <Picture aria-hidden="true" size={size} gradient={gradient}>
        <ServiceIllustration screen={screen} />
      </Picture>
    </Card>
  );
}
