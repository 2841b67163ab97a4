import { create, type ThemeVars } from 'storybook/theming';
import { dark, light } from '../theme/colorSchemes.ts';
import { typography } from '../theme/typography.ts';
import type { ColorScheme } from './modes.ts';

/** Storybook's own frame and documentation, in the site's colours. */
export function brand(colorScheme: ColorScheme): ThemeVars {
  const { background, text, primary, secondary, divider } = { light, dark }[colorScheme].palette;
  return create({
    base: colorScheme,
    brandTitle: 'Afterglow: the design system',
    brandUrl: './',
    fontBase: typography.fontFamily,
    colorPrimary: primary.main,
    colorSecondary: primary.main,
    appBg: background.muted,
    appContentBg: background.default,
    appPreviewBg: background.default,
    appBorderColor: divider,
    appBorderRadius: 10,
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
