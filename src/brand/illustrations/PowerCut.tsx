import type { ReactNode } from 'react';
import { Skyline } from './hero/Skyline.tsx';

interface PowerCutProps {
  /** English names of the cities in which the agency has an office. */
  cities: string[];
  /** Drawing between the cities. */
  children: ReactNode;
}

/** Both cities in a power cut: there is no sun, and the windows are dark. */
export function PowerCut({ cities, children }: PowerCutProps) {
  return <Skyline cities={cities} hour="dark" between={children} />;
}
