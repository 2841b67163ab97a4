import { BreathingRing } from './miniatures/BreathingRing.tsx';
import { CarPriceTag } from './miniatures/CarPriceTag.tsx';
import { FleetMap } from './miniatures/FleetMap.tsx';
import { LessonCard } from './miniatures/LessonCard.tsx';
import { LoanSlider } from './miniatures/LoanSlider.tsx';
import { MessageAnswered } from './miniatures/MessageAnswered.tsx';
import { PetPin } from './miniatures/PetPin.tsx';
import { RoomAndTable } from './miniatures/RoomAndTable.tsx';

/** One illustration for each kind of product in the portfolio, 320 by 200. */
export const miniatures = {
  fleet: FleetMap,
  wellness: BreathingRing,
  auto: CarPriceTag,
  education: LessonCard,
  hospitality: RoomAndTable,
  messaging: MessageAnswered,
  loan: LoanSlider,
  pets: PetPin,
} as const;

export type MiniatureName = keyof typeof miniatures;

interface MiniatureProps {
  /** Of the product that it draws. */
  name: MiniatureName;
}

/** The illustration of a product, by name. */
export function Miniature({ name }: MiniatureProps) {
  const Artwork = miniatures[name];
  return <Artwork />;
}
