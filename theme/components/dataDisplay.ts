import type { Components, Theme } from '@mui/material/styles';
import { layout } from '../layout.ts';
import { radius } from '../primitives.ts';
import { forcedBorder, forcedFill } from './forcedColours.ts';
import { gradientFill, gradientOf } from './gradient.ts';

/** A caption that covers the lower or the upper edge of its image. */
const onImage = ({ theme }: { theme: Theme }) => ({
  backgroundColor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.text,
});

export const dataDisplay: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        lead: 'p',
        eyebrow: 'p',
        caption: 'p',
        subtitle1: 'p',
        subtitle2: 'p',
      },
    },
  },

  MuiAvatar: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const gradient = gradientOf(ownerState);
        return {
          fontFamily: theme.typography.h1.fontFamily,
          fontSize: '1.125rem',
          fontWeight: theme.fontWeight.heading,
          ...(gradient && gradientFill(theme, gradient)),
        };
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme, ownerState: { anchorOrigin, invisible } }) => {
        const { vertical = 'top', horizontal = 'right' } = anchorOrigin ?? {};
        const y = vertical === 'top' ? '-50%' : '50%';
        const x = horizontal === 'right' ? '-50%' : '50%';
        return {
          blockSize: 'auto',
          minBlockSize: 20,
          fontSize: theme.fontSize.caption,
          fontVariantNumeric: 'tabular-nums',
          '[dir="rtl"] &': { transform: `scale(${invisible ? 0 : 1}) translate(${x}, ${y})` },
        };
      },
      dot: { minBlockSize: 8 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const gradient = gradientOf(ownerState);
        const { clickable, onClick, onDelete, size } = ownerState;
        const isControl = clickable ?? Boolean(onClick ?? onDelete);
        const height = size === 'small' ? 24 : 32;
        return {
          blockSize: 'auto',
          minBlockSize: isControl ? layout.tapSize : height,
          borderRadius: radius.pill,
          fontSize: theme.fontSize.caption,
          '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
          /* The text of a chip that is not a button must be readable too. */
          '&.Mui-disabled': { opacity: 0.72 },
          ...forcedBorder,
          ...(gradient && {
            ...gradientFill(theme, gradient),
            '&:hover': { background: theme.vars.palette.gradient[gradient] },
            '& :is(.MuiChip-icon, .MuiChip-deleteIcon, .MuiChip-deleteIcon:hover)': {
              color: 'inherit',
            },
          }),
        };
      },
      label: { whiteSpace: 'normal' },
      deleteIcon: { '&, &:hover': { color: 'inherit' } },
    },
  },

  MuiSvgIcon: { styleOverrides: { fontSizeLarge: { fontSize: '1.75rem' } } },

  MuiListItemButton: {
    styleOverrides: {
      root: {
        minBlockSize: layout.tapSize,
        borderRadius: radius.small,
        '&.Mui-selected, &[aria-current]': forcedFill,
      },
    },
  },
  MuiListItemText: {
    defaultProps: { slotProps: { secondary: { component: 'p' } } },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.subtitle2, paddingBlock: theme.spacing(1) }),
    },
  },

  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({ ...theme.typography.subtitle2, paddingBlock: theme.spacing(1) }),
      footer: ({ theme }) => ({ fontSize: theme.fontSize.caption }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minBlockSize: layout.tapSize } } },

  MuiImageListItem: {
    styleOverrides: { root: { borderRadius: radius.small, overflow: 'hidden' } },
  },
  MuiImageListItemBar: {
    styleOverrides: {
      positionTop: onImage,
      positionBottom: onImage,
    },
  },
};
