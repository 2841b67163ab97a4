import type { Components, Theme } from '@mui/material/styles';
import { layout } from '../layout.ts';

export const MuiContainer: Components<Theme>['MuiContainer'] = {
  defaultProps: { maxWidth: false, disableGutters: true },
  styleOverrides: {
    root: {
      maxInlineSize: layout.contentWidth,
      paddingInline: layout.pageMargin,
    },
  },
};

export const MuiLink: Components<Theme>['MuiLink'] = {
  defaultProps: { color: 'inherit', underline: 'hover' },
  styleOverrides: { root: { textUnderlineOffset: '0.25em', textDecorationColor: 'currentColor' } },
};

export const MuiTypography: Components<Theme>['MuiTypography'] = {
  defaultProps: {
    variantMapping: {
      lead: 'p',
      eyebrow: 'p',
      caption: 'p',
    },
  },
};
