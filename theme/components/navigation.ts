import type { Components, Theme } from '@mui/material/styles';
import { layout } from '../layout.ts';
import { radius } from '../primitives.ts';
import { forcedFill } from './forcedColours.ts';

const { tapSize } = layout;

export const navigation: Components<Theme> = {
  MuiLink: {
    styleOverrides: {
      root: { textUnderlineOffset: '0.25em', textDecorationColor: 'currentColor' },
    },
  },

  MuiTabs: {
    styleOverrides: {
      indicator: { blockSize: 3, borderRadius: radius.pill, ...forcedFill },
      vertical: { '& .MuiTabs-indicator': { inlineSize: 3 } },
    },
  },
  MuiTab: { styleOverrides: { root: { minInlineSize: tapSize, maxInlineSize: 'none' } } },

  MuiBreadcrumbs: {
    styleOverrides: {
      li: {
        '& > :is(a, button)': {
          display: 'inline-flex',
          alignItems: 'center',
          minBlockSize: tapSize,
        },
      },
    },
  },

  MuiPagination: { defaultProps: { color: 'primary' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minInlineSize: tapSize,
        blockSize: 'auto',
        minBlockSize: tapSize,
        borderRadius: radius.pill,
        '&.Mui-selected, &[aria-current]': forcedFill,
        '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
      }),
      ellipsis: { alignContent: 'center' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.text.secondary }),
      rounded: { borderRadius: radius.small },
    },
  },

  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.Mui-active, .Mui-completed, .Mui-error)': {
          color: theme.vars.palette.text.secondary,
        },
      }),
      text: ({ theme }) => ({
        fill: theme.vars.palette.background.paper,
        fontWeight: theme.fontWeight.strong,
      }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme }) => ({
        fontWeight: theme.fontWeight.text,
        '&.Mui-active': { fontWeight: theme.fontWeight.strong },
      }),
    },
  },
  MuiMobileStepper: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderWidth: 0,
        borderRadius: radius.medium,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      dot: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }),
      dotActive: ({ theme }) => ({
        backgroundColor: theme.vars.palette.primary.main,
        ...forcedFill,
      }),
    },
  },

  MuiBottomNavigation: { styleOverrides: { root: { blockSize: 'auto', minBlockSize: 64 } } },
  MuiBottomNavigationAction: {
    styleOverrides: {
      label: ({ theme }) => ({
        '&, &.Mui-selected': {
          fontSize: theme.fontSize.caption,
          fontWeight: theme.fontWeight.strong,
        },
      }),
    },
  },

  MuiSpeedDialAction: {
    styleOverrides: {
      staticTooltipLabel: ({ theme }) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.primary,
      }),
    },
  },
};
