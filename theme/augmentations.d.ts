import '@mui/material/themeCssVarsAugmentation';
import type { CssVarsPalette } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { light } from './colorSchemes.ts';
import type { GradientName } from './gradients.ts';
import type { Scales } from './index.ts';
import type { variants } from './typography.ts';

type Strings<T> = { [K in keyof T]: T[K] extends string ? string : Strings<T[K]> };

type MuiColours = 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' | 'grey';
type MuiKeys = MuiColours | 'text' | 'background' | 'divider' | 'common' | 'action';

/** Additions to MUI's palette. Every value becomes a CSS variable. */
interface Additions extends Strings<Omit<typeof light.palette, MuiKeys | keyof CssVarsPalette>> {}

type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type Text = 'subtitle1' | 'subtitle2' | 'body1' | 'body2' | 'caption' | 'button' | 'overline';
type OwnVariants = Record<Exclude<keyof typeof variants, Heading | Text>, CSSProperties>;

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
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {}
}

/** Name of the gradient for the variant `gradient`. The default is `dusk`. */
interface GradientProps {
  gradient?: GradientName;
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    gradient: true;
  }
  interface ButtonOwnProps extends GradientProps {}
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    gradient: true;
  }
  interface PaperOwnProps extends GradientProps {}
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    gradient: true;
  }
  interface ChipOwnProps extends GradientProps {}
}

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    gradient: true;
  }
  interface AvatarOwnProps extends GradientProps {}
}
