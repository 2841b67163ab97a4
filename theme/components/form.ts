import type { Components, Theme } from '@mui/material/styles';

/** Labels stand above their field and stay there: nothing floats, nothing is hidden by typing. */
export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      fontSize: '1rem',
      fontWeight: theme.fontWeight.medium,
      lineHeight: 1.4,
      marginBlockEnd: 6,
      color: theme.vars.palette.text.primary,
      '&.Mui-focused': { color: theme.vars.palette.text.primary },
    }),
    asterisk: { display: 'none' },
  },
};

export const MuiOutlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: theme.radius.small,
      fontSize: '1.0625rem',
      backgroundColor: theme.vars.palette.background.default,
      '&:hover .MuiOutlinedInput-notchedOutline': {
        borderColor: theme.vars.palette.text.secondary,
      },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
        borderWidth: 2,
        borderColor: theme.vars.palette.primary.main,
      },
    }),
    input: ({ theme }) => ({
      blockSize: 'auto',
      minBlockSize: 24,
      padding: '12px 16px',
      lineHeight: 1.5,
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
      'textarea&': { resize: 'vertical' },
    }),
    notchedOutline: ({ theme }) => ({
      /* 3:1 against the background: the edge is how a field is recognised. */
      borderColor: [
        theme.vars.palette.text.secondary,
        `color-mix(in srgb, ${theme.vars.palette.text.secondary} 72%, transparent)`,
      ],
    }),
  },
};
