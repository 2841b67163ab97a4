import { alpha, type Components, type Theme } from '@mui/material/styles';
import { ink } from '../primitives.ts';

/** Background of a hovered button. In browsers without `color-mix`, it is grey. */
const hovered = [alpha(ink[400], 0.14), 'color-mix(in srgb, currentColor 9%, transparent)'];
const onHover = { '@media (hover: hover)': { '&:hover': { backgroundColor: hovered } } };

/**
 * All four variants have the same shape. `accent` has the colour of the sun and is for the main
 * link, usually to the booking page. `gradient` has the brand's gradient and is for the form's
 * submit button.
 */
export const MuiButton: Components<Theme>['MuiButton'] = {
  /* Each variant sets its own colours. MUI's colours would add unused variables to each button. */
  defaultProps: { color: 'none', disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minBlockSize: 48,
      paddingBlock: theme.spacing(1.5),
      paddingInline: theme.spacing(3),
      borderRadius: theme.radius.pill,
      textAlign: 'center',
      /* `anywhere` would allow buttons narrower than their longest word. */
      overflowWrap: 'break-word',
      transition: 'transform 160ms ease-out, background-color 160ms, opacity 160ms',
      '&:active': { transform: 'translateY(1px)' },
      '&.Mui-disabled': { opacity: 0.72 },
    }),
    sizeSmall: ({ theme }) => ({
      minBlockSize: theme.layout.tapSize,
      paddingBlock: theme.spacing(1),
      paddingInline: theme.spacing(2),
      fontSize: theme.fontSize.small,
    }),
    outlined: {
      border: ['1.5px solid', '1.5px solid color-mix(in srgb, currentColor 38%, transparent)'],
      color: 'inherit',
      ...onHover,
    },
    text: { color: 'inherit', ...onHover },
  },
  variants: [
    {
      props: { variant: 'gradient' },
      style: ({ theme }) => ({
        background: theme.vars.palette.gradient.dusk,
        '&, &.Mui-disabled': { color: theme.vars.palette.onGradient.dusk },
        '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
        '@media (hover: hover)': { '&:hover': { opacity: 0.92 } },
        /* The border makes the button visible on a dark background and in forced-colours mode. */
        border: `1px solid ${theme.vars.palette.inverse.line}`,
      }),
    },
    {
      props: { variant: 'accent' },
      style: ({ theme }) => ({
        background: theme.vars.palette.gradient.apricot,
        color: theme.vars.palette.onGradient.apricot,
        '&:focus-visible': { outlineColor: theme.vars.palette.inverse.text },
        '@media (hover: hover)': { '&:hover': { opacity: 0.94 } },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      }),
    },
  ],
};

/** At least 44 px wide and high, so that the button is easy to tap. It grows with enlarged text. */
export const MuiIconButton: Components<Theme>['MuiIconButton'] = {
  defaultProps: { disableRipple: true, color: 'inherit' },
  styleOverrides: {
    root: ({ theme }) => ({
      inlineSize: `max(${theme.layout.tapSize}px, 2.75rem)`,
      blockSize: `max(${theme.layout.tapSize}px, 2.75rem)`,
      borderRadius: theme.radius.pill,
    }),
  },
};
