import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { GradientName } from './gradients.ts';
import type { light } from './colorSchemes.ts';

type Strings<T> = { [K in keyof T]: string };

/** What our palette adds to MUI's: every key becomes a CSS variable. */
interface Additions {
  gradient: Record<GradientName, string>;
  onGradient: Record<GradientName, string>;
  ground: Strings<typeof light.palette.ground>;
  bar: string;
  sky: Strings<typeof light.palette.sky>;
  drawing: Strings<typeof light.palette.drawing>;
  shadow: Strings<typeof light.palette.shadow>;
}

declare module '@mui/material/styles' {
  interface Theme {
    layout: { gutter: string };
  }
  interface ThemeOptions {
    layout?: { gutter: string };
  }
  interface Palette extends Additions {}
  interface PaletteOptions extends Partial<Additions> {}
  interface TypeBackground {
    muted: string;
  }
  interface TypographyVariants {
    lead: CSSProperties;
    eyebrow: CSSProperties;
    quote: CSSProperties;
    quoteLarge: CSSProperties;
    result: CSSProperties;
    numeral: CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties;
    eyebrow?: CSSProperties;
    quote?: CSSProperties;
    quoteLarge?: CSSProperties;
    result?: CSSProperties;
    numeral?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    eyebrow: true;
    quote: true;
    quoteLarge: true;
    result: true;
    numeral: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    gradient: true;
    lit: true;
  }
}
