import { createTheme } from '@mui/material/styles';
import { breakpoints, windowShapes } from './breakpoints.ts';
import { dark, light } from './colorSchemes.ts';
import { MuiCssBaseline } from './components/baseline.ts';
import { MuiButton, MuiIconButton } from './components/button.ts';
import { MuiContainer, MuiLink, MuiTypography } from './components/surfaces.ts';
import { characterWidth } from './fonts.ts';
import { masks, screens } from './gradients.ts';
import { layout, space } from './layout.ts';
import { fontWeight, radius } from './primitives.ts';
import { fontSize, typography } from './typography.ts';

export { fontUrls } from './fonts.ts';
export { gradients, type GradientName } from './gradients.ts';

/** Values that are the same in both colour schemes. */
const scales = {
  layout,
  space,
  radius,
  screens,
  masks,
  fontSize,
  fontWeight,
  characterWidth,
  windowShapes,
};
export type Scales = typeof scales;

/**
 * Creates the theme. Its colours are CSS variables, so that CSS can switch the colour scheme.
 * @param colorSchemeSelector `media` follows the system. Storybook uses `data-color-scheme`.
 */
export function createSiteTheme(colorSchemeSelector: 'media' | 'data-color-scheme' = 'media') {
  return createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector },
    colorSchemes: { light, dark },
    typography,
    shape: { borderRadius: radius.medium },
    breakpoints,
    ...scales,
    components: {
      MuiButton,
      MuiContainer,
      MuiCssBaseline,
      MuiIconButton,
      MuiLink,
      MuiTypography,
    },
  });
}
