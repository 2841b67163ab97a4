import { ServiceIllustration } from '../brand/illustrations/services/ServiceIllustration.tsx';
import type { Service } from '../content/services.ts';
import {
  Description,
  Drawing,
  Feature,
  Features,
  ListItemCard,
  Proof,
  ProofLink,
  Tick,
  Title,
  Words,
  type ServiceSize,
} from './ServiceCard.styles.ts';

interface ServiceCardProps {
  /** Drawing, title, description, features and proof. A service with a gradient is featured. */
  service: Service;
  size: ServiceSize;
  /** Class for the card's position in a grid. */
  className?: string;
}

/** A list item with a service: description, features, and a link to an example project. */
export function ServiceCard({ service, size, className }: ServiceCardProps) {
  const { gradient, proof, drawing } = service;
  const isFeatured = gradient !== undefined;
  return (
    <ListItemCard
      component="li"
      {...(isFeatured && { variant: 'gradient', gradient })}
      size={size}
      className={className}
    >
      <Words>
        <Title variant="h3" size={size}>
          {service.title}
        </Title>
        <Description color="textSecondary">{service.description}</Description>
      </Words>
      <Features>
        {service.features.map((feature) => (
          <Feature key={feature}>
            <Tick name="check" fontSize="small" />
            {feature}
          </Feature>
        ))}
      </Features>
      {proof ? (
        <Proof>
          <ProofLink href={proof.href}>{proof.label}</ProofLink>
          <span>{proof.note}</span>
        </Proof>
      ) : null}
      <Drawing aria-hidden="true" size={size} isFeatured={isFeatured}>
        <ServiceIllustration drawing={drawing} />
      </Drawing>
    </ListItemCard>
  );
}
