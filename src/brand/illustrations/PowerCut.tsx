import type { ReactNode } from 'react';
import { Skyline } from './hero/Skyline.tsx';

interface PowerCutProps {
  /** Cities in which the agency has an office, in English. */
  cities: string[];
  /** Drawing between the cities. */
  children: ReactNode;
}

/** Both cities in a power cut, without the sun or light in the windows. */
export function PowerCut({ cities, children }: PowerCutProps) {
  return <Skyline cities={cities} hour="dark" between={children} />;
}
