import { styled, type Theme } from '@mui/material/styles';
import { patternFor, type ContactField } from '../../supabase/functions/_shared/contract.ts';
import type { FieldContent } from '../content/contact.ts';

/** A wider border makes the padding smaller by the same amount, so that nothing moves. */
const edge = ({ spacing }: Theme, width: number, startWidth = width) => ({
  borderWidth: width,
  borderInlineStartWidth: startWidth,
  paddingBlock: `calc(${spacing(1.5)} - ${width}px)`,
  paddingInline: `calc(${spacing(2)} - ${startWidth}px) calc(${spacing(2)} - ${width}px)`,
});

/** An invalid field has another border colour, and a thick border on the side where text starts. */
const invalid = (theme: Theme) => ({
  ...edge(theme, 2, 8),
  borderColor: theme.vars.palette.error.main,
});

/**
 * A field with its label above the input, so that the label stays visible while the visitor types.
 */
const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockEnd: theme.spacing(2),
  /* The textarea fills the extra height if the form is beside a taller column. */
  '&.textarea': { flexGrow: 1 },
  '&.wide': { gridColumn: '1 / -1' },
}));

const Label = styled('label')(({ theme }) => ({
  marginBlockEnd: theme.spacing(1),
  fontSize: theme.fontSize.label,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1.4,
}));

const Control = styled('input')<{ isMultiline: boolean }>(({ theme, isMultiline }) => ({
  /*
   * Without `overflowAnchor`, Chromium can anchor the scroll position to the text in the textarea.
   * Then clearing a long text scrolls the page down to the footer.
   */
  ...(isMultiline && { flexGrow: 1, resize: 'vertical', overflowAnchor: 'none' }),
  ...edge(theme, 1),
  borderStyle: 'solid',
  /* The border's contrast is at least 3:1, because nothing else marks the edge. */
  borderColor: [
    theme.vars.palette.text.secondary,
    `color-mix(in srgb, ${theme.vars.palette.text.secondary} 72%, transparent)`,
  ],
  borderRadius: theme.radius.small,
  backgroundColor: theme.vars.palette.background.default,
  color: 'inherit',
  font: 'inherit',
  fontSize: theme.fontSize.text,
  lineHeight: 1.5,
  /* Arabic text runs from right to left, even on an English page. */
  unicodeBidi: 'plaintext',
  /* Keeps the label in view when the browser scrolls to an invalid field. */
  scrollMarginBlockStart: theme.spacing(5),
  '&::placeholder': { color: theme.vars.palette.placeholder, opacity: 1 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  /* The focus ring is outside the border, because the border's colour marks an invalid value. */
  '&&:focus': {
    ...edge(theme, 2),
    borderColor: theme.vars.palette.primary.main,
    outline: `3px solid ${theme.vars.palette.primary.light}`,
    outlineOffset: 0,
  },
  '&&&[aria-invalid="true"]': invalid(theme),
  /* The script sets `novalidate`, because the check of a browser can differ from the script's. */
  '@supports selector(:user-invalid)': {
    'form:not([novalidate]) &&&:user-invalid': invalid(theme),
  },
  /* `:invalid` matches even before the visitor types, so this rule skips empty fields. */
  '@supports not selector(:user-invalid)': {
    'form:not([novalidate]) &&&:invalid:not(:placeholder-shown, :focus)': invalid(theme),
  },
}));

/**
 * The script shows the error. Without JavaScript, `:user-invalid` shows it, and the browser adds
 * its own message. A hidden error keeps its space, so that showing it does not move the button.
 */
const FieldError = styled('p')(({ theme }) => ({
  visibility: 'hidden',
  marginBlockStart: theme.spacing(0.5),
  fontSize: theme.fontSize.small,
  fontWeight: theme.fontWeight.strong,
  lineHeight: 1.4,
  color: theme.vars.palette.error.main,
  '&[data-shown]': { visibility: 'visible' },
  '@supports selector(:user-invalid)': {
    'form:not([novalidate]) :user-invalid ~ &': { visibility: 'visible' },
  },
}));

/** Returns the attributes for the field type. A text field needs no `type`. */
function controlOf(field: ContactField) {
  const { type, autoComplete } = field;
  if (type === 'textarea') return { as: 'textarea' as const, autoComplete, rows: 4 };
  return { type: type === 'text' ? undefined : type, autoComplete, pattern: patternFor(field) };
}

interface FieldProps {
  field: ContactField;
  content: FieldContent;
  /** Text before the number of characters to remove from a text that is too long to send. */
  tooLong: string;
}

/** A field in the contact form. The browser stores and validates its value. */
export function Field({ field, content, tooLong }: FieldProps) {
  const { name, required, width } = field;
  const id = `contact-${name}`;
  return (
    <Root className={`${field.type} ${width ?? 'wide'}`}>
      <Label htmlFor={id}>{content.label}</Label>
      <Control
        {...controlOf(field)}
        isMultiline={field.type === 'textarea'}
        id={id}
        name={name}
        placeholder={content.placeholder}
        required={required}
        /* Otherwise, Firefox announces an empty required field as invalid. */
        aria-invalid="false"
      />
      <FieldError id={`${id}-error`}>
        <span data-fault="invalid">{content.error}</span>
        <span data-fault="tooLong" hidden>
          {tooLong} <span data-excess />
        </span>
      </FieldError>
    </Root>
  );
}
