import type { Breakpoint, Components, Theme } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { layout } from '../layout.ts';
import { radius } from '../primitives.ts';
import { forcedFill } from './forcedColours.ts';
import { gradientOf, gradientSurface } from './gradient.ts';

const { cardPadding } = layout;

const childrenOnly = ({ children }: { children?: ReactNode }) => children;

/** The edge between the page and a drawer that stands beside it. */
const innerEdges = {
  left: 'borderInlineEndWidth',
  right: 'borderInlineStartWidth',
  top: 'borderBlockEndWidth',
  bottom: 'borderBlockStartWidth',
};

const dialogWidth = ({ breakpoints }: Theme, width: Breakpoint) =>
  `min(${width === 'xs' ? '444px' : `${breakpoints.values[width]}rem`}, 100% - 64px)`;

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        maxInlineSize: layout.contentWidth,
        paddingInline: layout.pageMargin,
        '@media print': { maxInlineSize: 'none', paddingInline: 0 },
      },
    },
  },

  MuiPaper: {
    /* The variant `elevation` has a `style` attribute, which the site's policy forbids. */
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { elevation = 1 } = ownerState;
        const gradient = gradientOf(ownerState);
        return {
          /* Menus, dialogs and raised cards set a higher elevation. */
          ...(elevation > 1 && { boxShadow: theme.vars.shadows[elevation] }),
          ...(gradient && gradientSurface(theme, gradient)),
        };
      },
      /* In the dark scheme, MUI would make each elevation lighter with white. */
      elevation: { backgroundImage: 'none' },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { '&, &:last-child': { padding: cardPadding } } },
  },
  MuiCardHeader: {
    defaultProps: { slotProps: { title: { variant: 'h4' }, subheader: { variant: 'body2' } } },
    styleOverrides: {
      root: { padding: cardPadding, '& + .MuiCardContent-root': { paddingBlockStart: 0 } },
    },
  },
  MuiCardActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        padding: cardPadding,
        '.MuiCardContent-root + &, .MuiCardHeader-root + &': { paddingBlockStart: 0 },
        '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
      }),
    },
  },

  MuiAppBar: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const gradient = gradientOf(ownerState);
        return {
          border: 0,
          boxShadow: ownerState.elevation === 0 ? 'none' : theme.vars.palette.shadow.appBar,
          ...(gradient && { color: theme.vars.palette.onGradient[gradient] }),
          '@media (forced-colors: active)': { borderBlockEnd: '1px solid' },
        };
      },
      colorTransparent: { boxShadow: 'none' },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { paddingInline: layout.pageMargin } },
  },

  /*
   * Each accordion is a card of its own, and a `details` element, so that it opens without
   * JavaScript. MUI's transition has a `style` attribute, which the site's policy forbids.
   */
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      slots: { heading: childrenOnly, transition: childrenOnly, region: childrenOnly },
      slotProps: { root: ({ expanded }) => ({ component: 'details', open: expanded }) },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        '&, &:first-of-type, &:last-of-type': { borderRadius: radius.medium },
        '&::before': { display: 'none' },
        '& + &': { marginBlockStart: theme.spacing(1) },
      }),
    },
  },
  MuiAccordionSummary: {
    defaultProps: {
      slotProps: {
        root: {
          component: 'summary',
          /* The browser announces a `summary` as a button that is expanded or collapsed. */
          role: undefined,
          'aria-expanded': undefined,
          /* With React, the state of the component opens and closes the element. */
          onClick: (event: MouseEvent) => event.preventDefault(),
        },
      },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h5,
        minBlockSize: 56,
        paddingInline: theme.spacing(2.5),
        borderRadius: 'inherit',
        textAlign: 'start',
        '&::-webkit-details-marker': { display: 'none' },
        '[open] > & > .MuiAccordionSummary-expandIconWrapper': { transform: 'rotate(180deg)' },
      }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 2.5, 2.5) }) },
  },

  MuiDialog: {
    styleOverrides: {
      paper: ({ theme, ownerState: { maxWidth = 'sm', fullScreen } }) => ({
        borderRadius: radius.large,
        /* MUI would set the breakpoint's em, which depend on the font size of the dialog. */
        ...(maxWidth && !fullScreen && { '&&': { maxInlineSize: dialogWidth(theme, maxWidth) } }),
      }),
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h3, padding: theme.spacing(3, 3, 1.5) }),
    },
  },
  MuiDialogContentText: { defaultProps: { variant: 'body1' } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(1),
        padding: theme.spacing(2, 3, 3),
      }),
      spacing: { '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ ownerState: { variant = 'temporary', anchor = 'left' } }) => ({
        maxInlineSize: '100vw',
        borderWidth: 0,
        ...(variant !== 'temporary' && { [innerEdges[anchor]]: 1 }),
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { list: ({ theme }) => ({ padding: theme.spacing(1) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        /* More specific than MUI's rule for wide windows. */
        '&&': { minBlockSize: layout.tapSize },
        borderRadius: radius.small,
        whiteSpace: 'normal',
        fontSize: theme.fontSize.label,
        '&.Mui-selected, &[aria-selected="true"]': forcedFill,
      }),
    },
  },
};
