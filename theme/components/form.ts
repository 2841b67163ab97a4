import type { Components, Theme } from '@mui/material/styles';

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

/** A wider edge grows into the padding, so that nothing moves. */
const edge = (width: number, startWidth = width) => ({
  borderWidth: width,
  borderInlineStartWidth: startWidth,
  padding: `${12 - width}px ${16 - width}px`,
  paddingInlineStart: 16 - startWidth,
});

/** A heavy edge where reading begins: not only another colour. */
const invalid = ({ vars }: Theme) => ({ ...edge(2, 8), borderColor: vars.palette.error.main });

export const MuiInputBase: Components<Theme>['MuiInputBase'] = {
  styleOverrides: {
    root: { fontSize: '1.0625rem' },
    input: ({ theme }) => ({
      boxSizing: 'border-box',
      blockSize: 'auto',
      ...edge(1),
      borderStyle: 'solid',
      /* 3:1 against the background: the edge is how a field is recognised. */
      borderColor: [
        theme.vars.palette.text.secondary,
        `color-mix(in srgb, ${theme.vars.palette.text.secondary} 72%, transparent)`,
      ],
      borderRadius: theme.radius.small,
      backgroundColor: theme.vars.palette.background.default,
      lineHeight: 1.5,
      /* Each paragraph runs from its own side: an Arabic message on an English page. */
      unicodeBidi: 'plaintext',
      '&::placeholder': { color: theme.vars.palette.placeholder, opacity: 1 },
      '&:hover': { borderColor: theme.vars.palette.text.secondary },
      /* A ring around the field: its edge alone is what tells a wrong value. */
      '&:focus': {
        ...edge(2),
        borderColor: theme.vars.palette.primary.main,
        outline: `3px solid ${theme.vars.palette.primary.light}`,
        outlineOffset: 0,
      },
      '@supports selector(:user-invalid)': { '&&:user-invalid': invalid(theme) },
      /* An older browser knows when a value is wrong, but not whether anyone has been there. */
      '@supports not selector(:user-invalid)': {
        '&&:invalid:not(:placeholder-shown, :focus)': invalid(theme),
      },
      'textarea&': { resize: 'vertical' },
    }),
  },
};
