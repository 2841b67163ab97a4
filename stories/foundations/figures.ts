import { contrast } from '../../theme/contrast.ts';

const opaque = /^#[\da-f]{6}$/i;

/** A contrast as designers write it, `7.4 : 1`; of what is translucent there is none to give. */
export function toContrast(colour: string, background: string): string {
  return opaque.test(colour) ? `${contrast(colour, background).toFixed(1)} : 1` : '';
}

/** The size in px of a text whose size grows between two bounds, in a window of the given width. */
export function sizeAt(fontSize: string, width: number): number {
  const [smallest, base, slope, largest] = fontSize.match(/[\d.]+/g)?.map(Number) ?? [];
  if (smallest === undefined) return 16;
  if (base === undefined || slope === undefined || largest === undefined) return smallest * 16;
  const fluid = base * 16 + (slope / 100) * width;
  return Math.min(Math.max(fluid, smallest * 16), largest * 16);
}
