import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import {
  contactFields,
  honeypotField,
  localeField,
} from '../../supabase/functions/_shared/contract.ts';
import type { ContactFormContent } from '../content/contact.ts';
import { Field } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

const textarea = contactFields.findIndex(({ type }) => type === 'textarea');
const above = contactFields.slice(0, textarea);
const pairs = above.filter(({ width }) => width === 'half').length / 2;
/** The introduction is a row too. */
const rowsAbove = 1 + above.length - Math.floor(pairs);

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  gap: theme.spacing(0.5, 2.5),
  /* Beside a taller column it is the message that takes the spare height. */
  gridTemplateRows: `repeat(${rowsAbove}, auto) 1fr`,
  blockSize: '100%',
  '& > .wide': { gridColumn: '1 / -1' },
}));

const Intro = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(1.5) }));

const Required = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const ReplyPromise = styled(Typography)(({ theme }) => ({
  marginBlockStart: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
}));

/** Outside the grid. */
const Honeypot = styled('noscript')({ position: 'absolute' });

/** Firefox would restore a button that was disabled when the page was left. */
const notRestored = { autoComplete: 'off' };

interface ContactFormProps extends Pick<ComponentProps<'form'>, 'ref'> {
  /** Texts of the form, and the address to which it is posted. */
  content: ContactFormContent;
  /** Content above the fields. */
  children?: ReactNode;
}

/** The contact form. It works without script; the enhancement `contactForm` sends it by script. */
export function ContactForm({ content, children, ...form }: ContactFormProps) {
  const { fields } = content;
  return (
    <Form {...form} action={content.action} method="post" aria-labelledby="contact-form-heading">
      <Intro className="wide">
        {children}
        <Typography id="contact-form-heading" variant="h3">
          {content.heading}
        </Typography>
        <Required variant="body2">{content.required}</Required>
      </Intro>
      {contactFields.map((field) => (
        <Field key={field.name} field={field} content={fields[field.name]} />
      ))}
      {content.locale ? <input type="hidden" name={localeField} value={content.locale} /> : null}
      <Honeypot>
        <VisuallyHidden aria-hidden="true">
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      </Honeypot>
      <Button type="submit" variant="gradient" className="wide" {...notRestored}>
        <span data-shown-while="idle">{content.submit}</span>
        <span data-shown-while="sending" hidden>
          {content.sending}
        </span>
        <span data-shown-while="failed" hidden>
          {content.retry}
        </span>
      </Button>
      <ReplyPromise variant="caption" className="wide">
        {content.promise}
      </ReplyPromise>
    </Form>
  );
}
