import { rgbToHex } from '@mui/material/styles';

/** A colour in sRGB. Channels and alpha range from 0 to 1. */
export interface Colour {
  channels: [red: number, green: number, blue: number];
  alpha: number;
  /** `#rrggbb`, without alpha. */
  hex: string;
}

const notations = [
  { pattern: /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i, radix: 16 },
  { pattern: /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/, radix: 10 },
];

/** Parses a colour in one of the theme's two notations: `#5b2fbb` or `rgb(20 14 43 / 0.5)`. */
export function parseColour(css: string): Colour | undefined {
  for (const { pattern, radix } of notations) {
    const [match, red, green, blue, alpha = '1'] = pattern.exec(css) ?? [];
    if (!match) continue;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((digits = '') => parseInt(digits, radix));
    return {
      channels: [r / 255, g / 255, b / 255],
      alpha: Number(alpha),
      hex: rgbToHex(`rgb(${r}, ${g}, ${b})`),
    };
  }
  return undefined;
}
