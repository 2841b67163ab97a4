import { getLuminance, hexToRgb, type Theme } from '@mui/material/styles';
import { gradients, type GradientName } from '../gradients.ts';
import { forcedBorder } from './forcedColours.ts';

interface OwnerState {
  variant?: unknown;
  gradient?: GradientName;
}

/** Returns the name of the gradient, if the component has `variant="gradient"`. */
export const gradientOf = ({ variant, gradient = 'dusk' }: OwnerState) =>
  variant === 'gradient' ? gradient : undefined;

/** Gradients that the dark scheme replaces. */
const inDark: Record<'button' | 'surface', Partial<Record<GradientName, GradientName>>> = {
  /* `dusk` is darker than the surface below it. */
  button: { dusk: 'neon' },
  /* A large `apricot` is too bright. */
  surface: { apricot: 'ember' },
};

/** The gradient and its text colour, for a component without other components inside. */
export function gradientFill({ vars: { palette } }: Theme, name: GradientName) {
  const isDark = getLuminance(gradients[name].on) > 0.5;
  return {
    background: palette.gradient[name],
    /* Otherwise, the gradient would start again below the border. */
    backgroundOrigin: 'border-box',
    color: palette.onGradient[name],
    /* The border makes a dark gradient visible on a dark background. */
    ...(isDark ? { border: `1px solid ${palette.inverse.line}` } : { border: 0, ...forcedBorder }),
  };
}

/** The gradient and its text colour, for a button. */
export function gradientButton(theme: Theme, name: GradientName) {
  const dark = inDark.button[name];
  return {
    ...gradientFill(theme, name),
    ...(dark && theme.applyStyles('dark', gradientFill(theme, dark))),
  };
}

/**
 * The gradient and its text colour, for a surface. The palette of the components on the surface
 * changes too: text, links and dividers get the gradient's text colour, and cards become
 * transparent. A contained button has this text colour as its background.
 */
export function gradientSurface(theme: Theme, name: GradientName) {
  const dark = inDark.surface[name];
  return {
    ...surfaceOf(theme, name),
    ...(dark && theme.applyStyles('dark', surfaceOf(theme, dark))),
  };
}

function surfaceOf(theme: Theme, name: GradientName) {
  const { palette } = theme.vars;
  const on = palette.onGradient[name];
  const channel = hexToRgb(gradients[name].on).replaceAll(/[^\d ]/g, '');
  return {
    ...gradientFill(theme, name),
    '--palette-text-primary': on,
    '--palette-text-primaryChannel': channel,
    '--palette-text-secondary': palette.text.primary,
    '--palette-text-disabled': palette.text.primary,
    '--palette-action-active': palette.text.primary,
    '--palette-primary-main': palette.text.primary,
    '--palette-primary-mainChannel': channel,
    '--palette-primary-dark': palette.text.primary,
    '--palette-primary-contrastText': gradients[name].stops[0],
    '--palette-secondary-main': palette.text.primary,
    '--palette-secondary-mainChannel': channel,
    '--palette-divider': palette.inverse.line,
    '--palette-background-paper': 'transparent',
    /* The colours of a product, for its drawing. */
    '--palette-illustration-deep': theme.screens[name]?.deep,
    '--palette-illustration-mid': theme.screens[name]?.mid,
  };
}
