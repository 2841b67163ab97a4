import type { ReactNode } from 'react';
import { Skyline } from './hero/Skyline.tsx';

interface PowerCutProps {
  /** The cities of the offices. */
  cities: string[];
  /** Picture between the cities. */
  children: ReactNode;
}

/** Both cities in a power cut: no sun, no lamp, no window. */
export function PowerCut({ cities, children }: PowerCutProps) {
  return <Skyline cities={cities} hour="dark" between={children} />;
}
