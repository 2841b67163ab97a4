import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { patternFor, type ContactField } from '../../../../supabase/functions/_shared/contract.ts';
import type { FieldContent } from '../../../content/contact.ts';
import { errorIdOf, errorShown, excess, fault } from './fieldErrors.ts';

const Root = styled(FormControl)(({ theme }) => ({
  paddingBlockEnd: theme.spacing(0.75),
  '&.wide': { gridColumn: '1 / -1' },
  /* The textarea fills the extra height if the form is beside a taller column. */
  '&.textarea, & > .MuiInputBase-multiline': { flexGrow: 1, alignItems: 'stretch' },
  /*
   * Without `overflowAnchor`, Chromium can anchor the scroll position to the text in the textarea.
   * Then clearing a long text scrolls the page down to the footer.
   */
  '& textarea': { resize: 'vertical', overflowAnchor: 'none' },
}));

/**
 * The script shows the error. Without JavaScript, `:user-invalid` shows it, and the browser adds
 * its own message. A hidden error keeps its space, so that showing it does not move the button.
 */
const FieldError = styled(FormHelperText)({
  visibility: 'hidden',
  [`&${errorShown.selector}`]: { visibility: 'visible' },
  '@supports selector(:has(:user-invalid))': {
    'form:not([novalidate]) :has(> :user-invalid) + &': { visibility: 'visible' },
  },
});

/** MUI's own textarea sets its height in a `style` attribute, which the site's policy forbids. */
const severalRows = { multiline: true, inputComponent: 'textarea', rows: 4 } as const;

interface FieldProps {
  field: ContactField;
  content: FieldContent;
  /** Text before the number of characters to remove from a text that is too long to send. */
  tooLong: string;
}

/** A field in the contact form. The browser stores and validates its value. */
export function Field({ field, content, tooLong }: FieldProps) {
  const { name, type, required, width, autoComplete } = field;
  const id = `contact-${name}`;
  const isTextarea = type === 'textarea';
  return (
    <Root className={`${type} ${width ?? 'wide'}`}>
      <FormLabel htmlFor={id} sx={{ marginBlockEnd: 1 }}>
        {content.label}
      </FormLabel>
      <OutlinedInput
        {...(isTextarea && severalRows)}
        id={id}
        name={name}
        placeholder={content.placeholder}
        autoComplete={autoComplete}
        slotProps={{
          input: {
            required,
            type: isTextarea ? undefined : type,
            pattern: patternFor(field),
            /* Otherwise, Firefox announces an empty required field as invalid. */
            'aria-invalid': 'false',
          },
        }}
      />
      <FieldError id={errorIdOf(id)} error>
        <span {...fault('invalid')}>{content.error}</span>
        <span {...fault('tooLong')} hidden>
          {tooLong} <span {...excess()} />
        </span>
      </FieldError>
    </Root>
  );
}
