import { create, type ThemeVars } from 'storybook/theming';
import { settings } from '../src/content/settings.ts';
import { dark, light } from '../theme/colorSchemes.ts';
import { radius } from '../theme/primitives.ts';
import { fontFamilies } from '../theme/fontFamilies.ts';
import type { ColorScheme } from './modes.ts';

/** Theme for Storybook's own user interface and docs pages, with the site's colours. */
export function storybookTheme(colorScheme: ColorScheme): ThemeVars {
  const { background, text, primary, secondary, divider } = { light, dark }[colorScheme].palette;
  return create({
    base: colorScheme,
    brandTitle: `${settings.brandName} design system`,
    brandUrl: './',
    /* Storybook builds its own interface without Vite, so font files cannot be imported there. */
    fontBase: `'${fontFamilies.text.name}', system-ui, sans-serif`,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.muted,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appBorderColor: divider,
    appBorderRadius: radius.small,
    textColor: text.primary,
    textMutedColor: text.secondary,
    barBg: background.default,
    barTextColor: text.secondary,
    barSelectedColor: secondary.main,
    barHoverColor: primary.main,
    inputBg: background.paper,
    inputTextColor: text.primary,
  });
}
