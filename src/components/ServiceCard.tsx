import Typography from '@mui/material/Typography';
import { ServiceIllustration } from '../brand/illustrations/services/ServiceIllustration.tsx';
import type { Service } from '../content/services.ts';
import {
  Card,
  Feature,
  Features,
  Picture,
  Proof,
  ProofLink,
  Tick,
  Title,
  Words,
  type ServiceSize,
} from './ServiceCard.styles.ts';

interface ServiceCardProps {
  /** Screen, title, description, features and proof. A service with a gradient is featured. */
  service: Service;
  size: ServiceSize;
  /** Class for the card's position in a grid. */
  className?: string;
}

/** A list item with a service: description, features, and a link to an example project. */
export function ServiceCard({ service, size, className }: ServiceCardProps) {
  const { gradient, proof, screen } = service;
  return (
    <Card size={size} gradient={gradient} className={className}>
      <Words>
        <Title variant="h3" size={size} gradient={gradient}>
          {service.title}
        </Title>
        <Typography color="textSecondary">{service.description}</Typography>
      </Words>
      <Features gradient={gradient}>
        {service.features.map((feature) => (
          <Feature key={feature}>
            <Tick name="check" />
            {feature}
          </Feature>
        ))}
      </Features>
      {proof ? (
        <Proof gradient={gradient}>
          <ProofLink href={proof.href} gradient={gradient} color="inherit" underline="hover">
            {proof.label}
          </ProofLink>
          <span>{proof.note}</span>
        </Proof>
      ) : null}
      <Picture aria-hidden="true" size={size} gradient={gradient}>
        <ServiceIllustration screen={screen} />
      </Picture>
    </Card>
  );
}
