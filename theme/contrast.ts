import { interpolate, wcagContrast } from 'culori';
import type { Gradient } from './gradients.ts';

/** WCAG 2 contrast of two opaque colours, from 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** The lowest contrast of a gradient's text, measured on its stops and at points between them. */
export function lowestContrast({ stops, on }: Gradient): number {
  const colourAt = interpolate([...stops], 'oklab');
  const points = Array.from({ length: 101 }, (_, point) => point / 100);
  return Math.min(...points.map((point) => wcagContrast(colourAt(point), on)));
}
