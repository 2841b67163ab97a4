import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../primitives.ts';
import { forcedFill } from './forcedColours.ts';

/** Centres the snackbar in both reading directions. MUI's `left` and `translate` would not. */
const centredInWideWindow = ({ theme }: { theme: Theme }) => ({
  [theme.breakpoints.up('sm')]: {
    insetInline: 8,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    transform: 'none',
  },
});

export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, paddingInline: theme.spacing(2) }),
      /* The border is visible only in forced-colours mode. */
      standard: { borderColor: 'transparent' },
      filled: ({ theme }) => ({ borderColor: 'transparent', fontWeight: theme.fontWeight.text }),
      /* The icon and the button are on the first line, even if the text has several lines. */
      icon: { alignItems: 'start', paddingBlock: 8 },
      action: { marginBlock: -2, paddingBlockStart: 0 },
      /* `auto` would cut off the focus ring of a link. */
      message: { overflow: 'visible' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.subtitle1, marginBlock: '0 2px' }),
    },
  },
  MuiSnackbar: {
    styleOverrides: {
      anchorOriginBottomCenter: centredInWideWindow,
      anchorOriginTopCenter: centredInWideWindow,
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => {
        const { bg, color } = theme.vars.palette.SnackbarContent;
        return {
          border: `1px solid ${theme.vars.palette.inverse.line}`,
          backgroundColor: bg,
          /* Buttons and links on the snackbar have its text colour. */
          '--palette-text-primary': color,
          '--palette-primary-main': color,
          '--palette-secondary-main': color,
        };
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(0.75, 1.5),
        border: `1px solid ${theme.vars.palette.inverse.line}`,
        borderRadius: radius.small,
        backgroundColor: theme.vars.palette.Tooltip.bg,
        color: theme.vars.palette.SnackbarContent.color,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.Tooltip.bg }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { blockSize: 6, borderRadius: radius.pill },
      bar: { borderRadius: radius.pill, ...forcedFill },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      rounded: { borderRadius: radius.medium },
      text: { borderRadius: radius.small },
      root: {
        '@media (forced-colors: active)': {
          backgroundColor: 'GrayText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        backgroundColor: ownerState.invisible ? 'transparent' : theme.vars.palette.scrim,
      }),
    },
  },
};
