import type { Components, Theme } from '@mui/material/styles';

/** A heavy edge where reading begins: not only another colour. */
const invalid = ({ vars }: Theme) => ({
  borderWidth: 2,
  borderInlineStartWidth: 8,
  borderColor: vars.palette.error.main,
});

/** Labels stand above their field and stay there: nothing floats, nothing is hidden by typing. */
export const MuiFormLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: ({ theme }) => ({
      fontSize: '1rem',
      fontWeight: theme.fontWeight.strong,
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
      /* A ring around the field: its edge alone is what tells a wrong value. */
      '&.Mui-focused': { outline: `3px solid ${theme.vars.palette.primary.light}` },
    }),
    input: ({ theme }) => ({
      blockSize: 'auto',
      minBlockSize: 24,
      padding: '12px 16px',
      lineHeight: 1.5,
      /* Each paragraph runs from its own side: an Arabic message on an English page. */
      unicodeBidi: 'plaintext',
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: theme.vars.palette.placeholder, opacity: 1 },
      '@supports selector(:user-invalid)': { '&&&&:user-invalid ~ fieldset': invalid(theme) },
      /* An older browser knows when a value is wrong, but not whether anyone has been there. */
      '@supports not selector(:user-invalid)': {
        '&&&&:invalid:not(:placeholder-shown, :focus) ~ fieldset': invalid(theme),
      },
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
