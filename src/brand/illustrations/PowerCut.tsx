import type { ReactNode } from 'react';
import { Skyline } from './hero/Skyline.tsx';

interface PowerCutProps {
  /** Picture between the cities. */
  children: ReactNode;
}

/** Both cities in a power cut: no sun, no lamp, no window. */
export function PowerCut({ children }: PowerCutProps) {
  return <Skyline hour="dark" between={children} />;
}
