import '@mui/material/themeCssVarsAugmentation';
import type { CssVarsPalette } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { light } from './colorSchemes.ts';
import type { Scales } from './index.ts';
import type { variants } from './typography.ts';

type Strings<T> = { [K in keyof T]: T[K] extends string ? string : Strings<T[K]> };

type MuiColours = 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' | 'grey';
type MuiKeys = MuiColours | 'text' | 'background' | 'divider' | 'common' | 'action';

/** Additions to MUI's palette. Every value becomes a CSS variable. */
interface Additions extends Strings<Omit<typeof light.palette, MuiKeys | keyof CssVarsPalette>> {}

type MuiVariants = 'h1' | 'h2' | 'h3' | 'body1' | 'body2' | 'caption' | 'button';
type OwnVariants = Record<Exclude<keyof typeof variants, MuiVariants>, CSSProperties>;

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
