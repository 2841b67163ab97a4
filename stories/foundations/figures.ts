import { contrast } from '../../theme/contrast.ts';

const opaque = /^#[\da-f]{6}$/i;

/** Returns a contrast such as `7.4 : 1`. For translucent colours, returns an empty string. */
export function toContrast(colour: string, background: string): string {
  return opaque.test(colour) ? `${contrast(colour, background).toFixed(1)} : 1` : '';
}
