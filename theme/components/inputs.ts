import { alpha, type Components, type Theme } from '@mui/material/styles';
import { layout } from '../layout.ts';
import { ink, radius } from '../primitives.ts';
import { forcedBorder, forcedFill } from './forcedColours.ts';
import { gradientButton, gradientOf } from './gradient.ts';

/** Background of a hovered button. In browsers without `color-mix`, it is grey. */
const hovered = [alpha(ink[400], 0.14), 'color-mix(in srgb, currentColor 9%, transparent)'];
const onHover = { '@media (hover: hover)': { '&:hover': { backgroundColor: hovered } } };

/** Text buttons and outlined buttons with the colour `inherit` fit any background. */
const inherit = {
  '&.MuiButton-colorInherit': {
    ...onHover,
    borderColor: ['currentColor', 'color-mix(in srgb, currentColor 38%, transparent)'],
  },
};

/**
 * The ring of a filled component has the text colour of its surroundings, because the component's
 * own text colour is hard to see outside the component.
 */
const ringOutside = ({ theme }: { theme: Theme }) => ({
  '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
});

/** At least 44 px wide and high, so that it is easy to tap. It grows with enlarged text. */
const tappable = `max(${layout.tapSize}px, 2.75rem)`;

export const inputs: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },

  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const gradient = gradientOf(ownerState);
        return {
          minBlockSize: 48,
          paddingBlock: theme.spacing(1.5),
          paddingInline: theme.spacing(3),
          borderRadius: radius.pill,
          textAlign: 'center',
          /* `anywhere` would allow buttons narrower than their longest word. */
          overflowWrap: 'break-word',
          maxInlineSize: '100%',
          transition: 'transform 160ms ease-out, background-color 160ms, opacity 160ms',
          '&:active': { transform: 'translateY(1px)' },
          ...(gradient && {
            ...gradientButton(theme, gradient),
            ...ringOutside({ theme }),
            '@media (hover: hover)': { '&:hover': { opacity: 0.92 } },
            '&.Mui-disabled': { opacity: 0.72 },
            '&.Mui-disabled:not(.MuiButton-loading), & .MuiButton-loadingIndicator': {
              color: theme.vars.palette.onGradient[gradient],
            },
          }),
        };
      },
      sizeSmall: ({ theme }) => ({
        minBlockSize: layout.tapSize,
        paddingBlock: theme.spacing(1),
        paddingInline: theme.spacing(2),
        fontSize: theme.fontSize.small,
      }),
      sizeLarge: ({ theme }) => ({
        minBlockSize: 56,
        paddingInline: theme.spacing(4),
        fontSize: theme.fontSize.text,
      }),
      contained: ({ theme }) => ({ ...ringOutside({ theme }), ...forcedBorder }),
      outlined: { borderWidth: 1.5, ...inherit },
      text: inherit,
    },
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: radius.pill } },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        inlineSize: tappable,
        blockSize: tappable,
        borderRadius: radius.pill,
        /* Icons have their own size, so this is only the size of a hidden label. */
        fontSize: 'inherit',
      },
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme, ownerState: { color = 'default' } }) => ({
        minInlineSize: tappable,
        minBlockSize: tappable,
        borderRadius: radius.pill,
        ...ringOutside({ theme }),
        ...forcedBorder,
        ...(color === 'default' && {
          '&, &:hover': {
            backgroundColor: theme.vars.palette.background.paper,
            color: theme.vars.palette.text.primary,
          },
        }),
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minInlineSize: layout.tapSize,
        minBlockSize: layout.tapSize,
        paddingBlock: theme.spacing(1),
        paddingInline: theme.spacing(2),
        borderRadius: radius.pill,
        borderColor: theme.vars.palette.text.secondary,
        fontSize: theme.fontSize.small,
        '&.Mui-selected, &[aria-pressed="true"]': forcedFill,
      }),
    },
  },

  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: theme.fontSize.label,
        fontWeight: theme.fontWeight.strong,
        lineHeight: 1.4,
        /* The border shows these states, also without MUI's scripts. */
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  /* A filled field reserves no space for the label, which is above the field. */
  MuiFormControl: { defaultProps: { hiddenLabel: true } },
  /* The label is above the field, so that it stays visible while the visitor types. */
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxInlineSize: 'none',
        marginBlockEnd: theme.spacing(1),
        overflow: 'visible',
        whiteSpace: 'normal',
      }),
    },
  },
  MuiInputBase: {
    /* These styles find out whether a browser has filled in the field, to move the label. */
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.small,
        lineHeight: 1.5,
        '&:focus-within': theme.focusVisible,
      }),
      input: ({ theme, ownerState }) => ({
        blockSize: ownerState.multiline ? 'auto' : '1.5em',
        /* Keeps the label in view when the browser scrolls to an invalid field. */
        scrollMarginBlockStart: theme.spacing(5),
        /* Text starts on the right in Arabic, even on an English page. */
        'input&, textarea&': { unicodeBidi: 'plaintext' },
        '&::placeholder': { color: theme.vars.palette.placeholder, opacity: '1 !important' },
        '&:-webkit-autofill': {
          WebkitTextFillColor: theme.vars.palette.text.primary,
          caretColor: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const border = '.MuiOutlinedInput-notchedOutline';
        /* An invalid field also has a thick border on the side where text starts. */
        const invalid = {
          borderWidth: 2,
          borderInlineStartWidth: 8,
          borderColor: theme.vars.palette.error.main,
        };
        return {
          borderRadius: radius.small,
          backgroundColor: theme.vars.palette.background.default,
          '&.MuiInputBase-multiline': { padding: 0 },
          [`&:hover ${border}`]: { borderColor: theme.vars.palette.text.secondary },
          /* The ring touches the border, because the border's colour marks an invalid value. */
          '&:focus-within': { outlineColor: theme.vars.palette.primary.light, outlineOffset: 0 },
          [`&:focus-within ${border}`]: {
            borderWidth: 2,
            borderColor: theme.vars.palette.primary.main,
          },
          [`& > [aria-invalid="true"] ~ ${border}`]: invalid,
          /* A form with `novalidate` has a script, whose check can differ from the browser's. */
          '@supports selector(:user-invalid)': {
            [`& > :user-invalid:not(form[novalidate] *) ~ ${border}`]: invalid,
          },
          /* `:invalid` matches even before the visitor types, so this rule skips empty fields. */
          '@supports not selector(:user-invalid)': {
            [`& > :invalid:not(:placeholder-shown, :focus, form[novalidate] *) ~ ${border}`]:
              invalid,
          },
        };
      },
      input: ({ theme, ownerState }) => ({
        padding: theme.spacing(ownerState.size === 'small' ? 1.25 : 1.5, 2),
      }),
      /* Without a notch, because the label is above the field. The border has a contrast of 3:1. */
      notchedOutline: ({ theme }) => ({
        insetBlockStart: 0,
        borderColor: [
          theme.vars.palette.text.secondary,
          `color-mix(in srgb, ${theme.vars.palette.text.secondary} 72%, transparent)`,
        ],
        '& > legend': { display: 'none' },
      }),
    },
  },
  MuiFilledInput: {
    styleOverrides: {
      root: { borderRadius: `${radius.small}px ${radius.small}px 0 0` },
      input: ({ theme, ownerState }) => ({
        paddingBlock: ownerState.multiline
          ? 0
          : theme.spacing(ownerState.size === 'small' ? 1.25 : 1.5),
      }),
    },
  },
  MuiInput: { styleOverrides: { root: { 'label + &': { marginBlockStart: 0 } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginBlockStart: theme.spacing(0.5),
        fontSize: theme.fontSize.small,
        lineHeight: 1.4,
        '&.Mui-error': { fontWeight: theme.fontWeight.strong },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { '&:focus': { borderRadius: radius.small } } } },
  MuiNativeSelect: { styleOverrides: { select: { '&:focus': { borderRadius: radius.small } } } },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: ({ theme }) => ({
        '&.MuiOutlinedInput-root': { paddingBlock: 0, minBlockSize: 48 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: theme.spacing(1.5) },
      }),
      popupIndicator: { inlineSize: 32, blockSize: 32 },
      clearIndicator: { inlineSize: 32, blockSize: 32 },
      paper: ({ theme }) => ({ boxShadow: theme.vars.palette.shadow.overlay }),
      /* More specific than MUI's rule for wide windows. */
      option: { '&&': { minBlockSize: layout.tapSize } },
    },
  },

  MuiCheckbox: {
    styleOverrides: { root: { minInlineSize: layout.tapSize, minBlockSize: layout.tapSize } },
  },
  MuiRadio: {
    styleOverrides: { root: { minInlineSize: layout.tapSize, minBlockSize: layout.tapSize } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ ownerState: { size = 'medium' } }) => ({
        ...(size === 'medium' && {
          inlineSize: 64,
          blockSize: layout.tapSize,
          padding: '14px 12px',
          '& .MuiSwitch-switchBase': { padding: 12 },
        }),
        '[dir="rtl"] & .MuiSwitch-switchBase.Mui-checked': {
          transform: `translateX(${size === 'medium' ? -20 : -16}px)`,
        },
      }),
      /* The edge makes a light thumb visible on a light background. */
      thumb: ({ theme }) => ({
        boxSizing: 'border-box',
        border: `1px solid ${theme.vars.palette.text.secondary}`,
        '.Mui-checked > &': { borderColor: 'currentColor' },
      }),
      track: ({ theme }) => ({
        borderRadius: radius.pill,
        backgroundColor: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ ownerState }) => ({
        ...(ownerState.orientation !== 'vertical' && {
          '&.MuiSlider-colorPrimary, &': { paddingBlock: 20 },
        }),
      }),
      /* In this direction, MUI positions the centre of these parts from the right. */
      thumb: ({ ownerState }) => ({
        ...(ownerState.orientation !== 'vertical' && {
          '[dir="rtl"] &': { transform: 'translate(50%, -50%)' },
        }),
      }),
      markLabel: ({ ownerState }) => ({
        ...(ownerState.orientation !== 'vertical' && {
          '[dir="rtl"] &': { transform: 'translateX(50%)' },
        }),
      }),
    },
  },
  MuiRating: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        color: theme.vars.palette.secondary.main,
        ...(!ownerState.readOnly && { '& label': { paddingBlock: 10 } }),
      }),
      iconEmpty: { opacity: 1 },
    },
  },
};
