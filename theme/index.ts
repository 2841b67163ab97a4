import { createTheme } from '@mui/material/styles';
import { breakpoints, windowShapes } from './breakpoints.ts';
import { dark, light } from './colorSchemes.ts';
import { MuiCssBaseline } from './components/baseline.ts';
import { dataDisplay } from './components/dataDisplay.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import { characterWidth } from './fonts.ts';
import { masks, screens } from './gradients.ts';
import { layout, space } from './layout.ts';
import { fontWeight, radius } from './primitives.ts';
import { shadows } from './shadows.ts';
import { focusVisible, shape } from './shape.ts';
import { fontSize, typography } from './typography.ts';

export { darkOnScreen } from './darkOnScreen.ts';
export { fontUrls } from './fonts.ts';
export { gradients, type GradientName } from './gradients.ts';
export { logicalProperties } from './logicalProperties.ts';

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
 * @param direction Reading direction, for MUI's scripts. The styles follow the `dir` attribute.
 */
export function createSiteTheme(
  colorSchemeSelector: 'media' | 'data-color-scheme' = 'media',
  direction: 'ltr' | 'rtl' = 'ltr',
) {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: '', colorSchemeSelector },
    colorSchemes: { light, dark },
    typography,
    shape,
    shadows,
    focusVisible,
    breakpoints,
    mixins: { toolbar: { minHeight: layout.barHeight } },
    ...scales,
    components: {
      MuiCssBaseline,
      ...inputs,
      ...surfaces,
      ...navigation,
      ...feedback,
      ...dataDisplay,
    },
  });
}
