import type { ProductContent } from '../../content/portfolio.ts';
import { Scene, type MiniatureFit } from './Miniature.styles.ts';
import { BreathingRing } from './miniatures/BreathingRing.tsx';
import { CarPriceTag } from './miniatures/CarPriceTag.tsx';
import { FleetMap } from './miniatures/FleetMap.tsx';
import { LessonCard } from './miniatures/LessonCard.tsx';
import { LoanSlider } from './miniatures/LoanSlider.tsx';
import { MessageAnswered } from './miniatures/MessageAnswered.tsx';
import { PetPin } from './miniatures/PetPin.tsx';
import { RoomAndTable } from './miniatures/RoomAndTable.tsx';
import { moves } from './Illustration.behaviour.ts';

interface MiniatureProps {
  product: ProductContent;
  /** How the drawing fills a box whose aspect ratio is not 8:5. */
  fit?: MiniatureFit;
}

/**
 * A small drawing of a product, 320 × 200 units. When 60 % of the parent element is in view, the
 * parts of the drawing move into place (`enter` in theme/components/illustration.ts).
 */
export function Miniature({ product, fit }: MiniatureProps) {
  return (
    <Scene viewBox="0 0 320 200" {...moves('0.6')} fit={fit}>
      <Product product={product} />
    </Scene>
  );
}

function Product({ product }: Pick<MiniatureProps, 'product'>) {
  switch (product.kind) {
    case 'fleet':
      return <FleetMap />;
    case 'wellness':
      return <BreathingRing />;
    case 'auto':
      return <CarPriceTag texts={product.texts} />;
    case 'hospitality':
      return <RoomAndTable texts={product.texts} />;
    case 'messaging':
      return <MessageAnswered texts={product.texts} />;
    case 'loan':
      return <LoanSlider texts={product.texts} />;
    case 'pets':
      return <PetPin texts={product.texts} />;
    case 'education':
      return <LessonCard />;
  }
}
