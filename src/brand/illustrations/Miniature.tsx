import type { ComponentType, ReactElement } from 'react';
import type { ProductContent } from '../../content/portfolio.ts';
import { BreathingRing } from './miniatures/BreathingRing.tsx';
import { CarPriceTag } from './miniatures/CarPriceTag.tsx';
import { FleetMap } from './miniatures/FleetMap.tsx';
import { LessonCard } from './miniatures/LessonCard.tsx';
import { LoanSlider } from './miniatures/LoanSlider.tsx';
import { MessageAnswered } from './miniatures/MessageAnswered.tsx';
import { MiniatureScene, type MiniatureFit } from './miniatures/MiniatureScene.tsx';
import { PetPin } from './miniatures/PetPin.tsx';
import { RoomAndTable } from './miniatures/RoomAndTable.tsx';

interface MiniatureProps {
  screen: ProductContent;
  /** How the drawing fills a box whose aspect ratio is not 8:5. */
  fit?: MiniatureFit;
}

/** The drawing for each kind of product. */
export const products: {
  [Content in ProductContent as Content['kind']]: (props: Content) => ReactElement;
} = {
  fleet: FleetMap,
  wellness: BreathingRing,
  education: LessonCard,
  auto: CarPriceTag,
  hospitality: RoomAndTable,
  messaging: MessageAnswered,
  loan: LoanSlider,
  pets: PetPin,
};

const withSubjectAtEnd = new Set(['hospitality', 'messaging', 'loan', 'pets']);

/** A small drawing of a product, with a size of 320 × 200. */
export function Miniature({ screen, fit }: MiniatureProps) {
  const Product = products[screen.kind] as ComponentType<ProductContent>;
  return (
    <MiniatureScene fit={fit} hasSubjectAtEnd={withSubjectAtEnd.has(screen.kind)}>
      <Product {...screen} />
    </MiniatureScene>
  );
}
