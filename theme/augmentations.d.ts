import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { light } from './colorSchemes.ts';
import type { Scales } from './index.ts';

type Strings<T> = { [K in keyof T]: T[K] extends string ? string : Strings<T[K]> };

type MuiKeys = 'primary' | 'secondary' | 'error' | 'success' | 'text' | 'background' | 'divider';

/** Additions to MUI's palette. Every value becomes a CSS variable. */
interface Additions extends Strings<Omit<typeof light.palette, MuiKeys>> {}

interface OwnVariants {
  h2Loud: CSSProperties;
  h2Quiet: CSSProperties;
  lead: CSSProperties;
  eyebrow: CSSProperties;
  quote: CSSProperties;
  quoteLarge: CSSProperties;
  figure: CSSProperties;
  numeral: CSSProperties;
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    tablet: true;
  }
  interface Theme extends Scales {}
  interface ThemeOptions extends Partial<Scales> {}
  interface Palette extends Additions {}
  interface PaletteOptions extends Partial<Additions> {}
  interface TypeBackground {
    muted: string;
  }
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {
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
    accent: true;
  }
  interface ButtonPropsColorOverrides {
    none: true;
  }
}
