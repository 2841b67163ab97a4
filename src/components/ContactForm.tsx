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

const firstTextarea = contactFields.findIndex(({ type }) => type === 'textarea');
const shortFields = contactFields.slice(0, firstTextarea);
const longFields = contactFields.slice(firstTextarea);

const Form = styled('form')({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const ShortFields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  columnGap: theme.spacing(2.5),
}));

const Intro = styled('div')(({ theme }) => ({ paddingBlockEnd: theme.spacing(1.5) }));

/**
 * After a message is sent, the receipt replaces this heading. The hidden heading still gives the
 * form its accessible name.
 */
const Heading = styled(Typography)({
  'form[data-sent] &': { display: 'none' },
}) as typeof Typography;

const Required = styled(Heading)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const ReplyPromise = styled(Typography)(({ theme }) => ({
  marginBlockStart: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
}));

/** When the page scrolls to the button, this margin keeps the button above a notice. */
const SubmitButton = styled(Button)(({ theme }) => ({
  scrollMarginBlockEnd: theme.layout.noticeHeight,
}));

/** Contains the hidden anti-spam field for posts without JavaScript. Takes up no space. */
const Honeypot = styled('noscript')({ position: 'absolute' });

/** Without this attribute, Firefox restores the disabled state of a button after a reload. */
const notRestored = { autoComplete: 'off' };

interface ContactFormProps extends Pick<ComponentProps<'form'>, 'ref'> {
  /** Text for the form, and the URL of the contact function. */
  content: ContactFormContent;
  children?: ReactNode;
}

/**
 * The contact form. It works without JavaScript. With JavaScript, the enhancement `contactForm`
 * sends the message.
 */
export function ContactForm({ content, children, ...form }: ContactFormProps) {
  const { fields } = content;
  return (
    <Form {...form} action={content.action} method="post" aria-labelledby="contact-form-heading">
      <Intro>
        {children}
        <Heading id="contact-form-heading" variant="h3">
          {content.heading}
        </Heading>
        <Required variant="body2">{content.required}</Required>
      </Intro>
      <ShortFields>
        {shortFields.map((field) => (
          <Field
            key={field.name}
            field={field}
            content={fields[field.name]}
            tooLong={content.tooLong}
          />
        ))}
      </ShortFields>
      {longFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          content={fields[field.name]}
          tooLong={content.tooLong}
        />
      ))}
      {content.locale ? <input type="hidden" name={localeField} value={content.locale} /> : null}
      <Honeypot>
        <VisuallyHidden aria-hidden="true">
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      </Honeypot>
      <SubmitButton type="submit" variant="gradient" {...notRestored}>
        <span data-shown-while="idle">{content.submit}</span>
        <span data-shown-while="sending" hidden>
          {content.sending}
        </span>
        <span data-shown-while="failed" hidden>
          {content.retry}
        </span>
      </SubmitButton>
      <ReplyPromise variant="caption">{content.promise}</ReplyPromise>
    </Form>
  );
}
