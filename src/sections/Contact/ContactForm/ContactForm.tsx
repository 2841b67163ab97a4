import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  contactFields,
  honeypotField,
  localeField,
} from '../../../../supabase/functions/_shared/contract.ts';
import { behaves } from '../../../behaviour/behaves.ts';
import { headingIdOf } from '../../../components/headingIdOf.ts';
import type { ContactContent } from '../../../content/contact.ts';
import { contactFormId } from '../../../content/sectionIds.ts';
import { shownWhile, submitArea } from './ContactForm.behaviour.ts';
import { Field } from './Field.tsx';
import { receiptShown } from './showReceipt.ts';
import { Receipt } from './Receipt.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.ts';

const firstTextarea = contactFields.findIndex(({ type }) => type === 'textarea');
const shortFields = contactFields.slice(0, firstTextarea);
const longFields = contactFields.slice(firstTextarea);

const ShortFields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  columnGap: theme.spacing(2.5),
}));

/**
 * After a message is sent, the receipt replaces this heading. The hidden heading still gives the
 * form its accessible name.
 */
const Heading = styled(Typography)({
  [`form${receiptShown.selector} &`]: { display: 'none' },
}) as typeof Typography;

/**
 * The button and what is said about it. When the page scrolls to this area, the margin keeps it
 * above a notice. The area holds the focus while the button is disabled.
 */
const SubmitArea = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1.5),
  scrollMarginBlockEnd: theme.layout.noticeHeight,
  /* The button is always as wide as the form, so even a very long word can wrap. */
  '& > button': { overflowWrap: 'anywhere' },
}));

/** Its short lines stay in view if the visitor has zoomed in to the button. */
const Failure = styled(Typography)(({ theme }) => ({
  justifySelf: 'center',
  maxInlineSize: '12rem',
  fontWeight: theme.fontWeight.strong,
  textAlign: 'center',
  textWrap: 'balance',
  '&[hidden]': { display: 'none' },
}));

/** Contains the hidden anti-spam field for posts without JavaScript. Takes up no space. */
const Honeypot = styled('noscript')({ position: 'absolute' });

/** Without this attribute, Firefox restores the disabled state of a button after a reload. */
const notRestored = { autoComplete: 'off' };

interface ContactFormProps {
  /** Text for the form, and the URL of the contact function. */
  content: ContactContent['form'];
  /** The steps after a message, which the receipt lists. */
  steps: ContactContent['next']['steps'];
}

/** The contact form. It works without JavaScript. With JavaScript, the script sends the message. */
export function ContactForm({ content, steps }: ContactFormProps) {
  const { fields, notices } = content;
  const { email } = notices.failed;
  return (
    <Stack
      component="form"
      action={content.action}
      method="post"
      aria-labelledby={headingIdOf(contactFormId)}
      {...behaves('contactForm')}
    >
      <Box sx={{ paddingBlockEnd: 3 }}>
        <Receipt content={content.receipt} steps={steps} />
        <Heading id={headingIdOf(contactFormId)} variant="h3">
          {content.heading}
        </Heading>
        <Heading variant="body2" color="textSecondary">
          {content.required}
        </Heading>
      </Box>
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
      <SubmitArea tabIndex={-1} {...submitArea()}>
        <Button type="submit" variant="gradient" {...notRestored}>
          <span {...shownWhile('idle')}>{content.submit}</span>
          <span {...shownWhile('sending')} hidden>
            {content.sending}
          </span>
          <span {...shownWhile('failed')} hidden>
            {content.retry}
          </span>
        </Button>
        <Failure variant="body2" color="error" {...shownWhile('failed')} hidden>
          {email ? `${content.failure} ${content.writeTo}` : content.failure}
          {email ? (
            <Link
              href={`mailto:${email}`}
              color="inherit"
              underline="always"
              sx={{ display: 'block', paddingBlock: 0.5 }}
            >
              {email}
            </Link>
          ) : null}
        </Failure>
      </SubmitArea>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ marginBlockStart: 1.5, textAlign: 'center', textWrap: 'balance' }}
      >
        {content.promise}
      </Typography>
    </Stack>
  );
}
