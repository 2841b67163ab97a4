import type { ComponentType, ReactElement } from 'react';
import type { ProductContent } from '../../content/portfolio.ts';
import { BreathingRing } from './miniatures/BreathingRing.tsx';
import { CarPriceTag } from './miniatures/CarPriceTag.tsx';
import { FleetMap } from './miniatures/FleetMap.tsx';
import { LessonCard } from './miniatures/LessonCard.tsx';
import { LoanSlider } from './miniatures/LoanSlider.tsx';
import { MessageAnswered } from './miniatures/MessageAnswered.tsx';
import { Scene, type MiniatureFit } from './Miniature.styles.ts';
import { PetPin } from './miniatures/PetPin.tsx';
import { RoomAndTable } from './miniatures/RoomAndTable.tsx';

interface MiniatureProps {
  screen: ProductContent;
  /** How the drawing fills a box whose aspect ratio is not 8:5. */
  fit?: MiniatureFit;
}

/** The drawing for each kind of product. */
const drawings: {
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

/**
 * A small drawing of a product, with a size of 320 × 200. When 60 % of the parent element is in view,
 * the parts of the drawing move into place (`enter` in theme/components/illustration.ts).
 */
export function Miniature({ screen, fit }: MiniatureProps) {
  const Product = drawings[screen.kind] as ComponentType<ProductContent>;
  return (
    <Scene
      viewBox="0 0 320 200"
      data-moves="0.6"
      fit={fit}
      hasSubjectAtEnd={withSubjectAtEnd.has(screen.kind)}
    >
      <Product {...screen} />
    </Scene>
  );
}
