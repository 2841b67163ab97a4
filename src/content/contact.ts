import {
  fieldNames,
  functionPath,
  type ContactMessage,
} from '../../supabase/functions/_shared/contract.ts';
import { capitalise, countInWords, pluralise } from './counts.ts';
import { leadNames, leads } from './leads.ts';
import { bookConsultation, type LinkContent } from './links.ts';
import { citiesWithCountries } from './offices.ts';
import { firstCall, replyTime } from './promises.ts';
import { settings } from './settings.ts';

export interface FieldContent {
  label: string;
  placeholder: string;
  /** Stands below the field when it was left without a valid value. */
  error: string;
}

/** A notification with the outcome of sending. */
export interface NoticeContent {
  tone: 'success' | 'failure';
  title: string;
  description: string;
  /** Names the button that closes the notice. */
  dismissLabel: string;
}

/** How sending a contact message ends. */
export type SendResult = 'sent' | 'failed';

export interface ContactFormContent {
  /** Address of the contact function: relative if the function is on the origin of the site. */
  action: string;
  heading: string;
  /** Says once what holds for every field. */
  required: string;
  fields: Record<keyof ContactMessage, FieldContent>;
  submit: string;
  sending: string;
  promise: string;
  notices: Record<SendResult, NoticeContent>;
  /** Added to the failure of a form that was posted without script. */
  goBackHint: string;
}

export interface ContactContent {
  eyebrow: string;
  heading: string;
  lead: string;
  details: {
    heading: string;
    items: { icon: 'mail' | 'phone' | 'pin'; label: string; value: string }[];
  };
  form: ContactFormContent;
  /** What follows on a message, in order. */
  next: { heading: string; steps: { title: string; text: string; booking?: LinkContent }[] };
}

const dismissLabel = 'Dismiss';
const sameLead = pluralise(leads.length, 'the same person', 'one of them');

export const contact: ContactContent = {
  eyebrow: 'Contact',
  heading: 'Ready to Transform Your Business?',
  lead: "Let's discuss a custom solution: the goal, the budget, the deadline.",
  details: {
    heading: 'Get in Touch',
    items: [
      { icon: 'mail', label: 'Email', value: settings.email },
      { icon: 'phone', label: 'Phone', value: settings.phone },
      {
        icon: 'pin',
        label: pluralise(settings.offices.length, 'Location', 'Locations'),
        value: citiesWithCountries,
      },
    ],
  },
  form: {
    action: settings.supabase.url + functionPath,
    heading: 'Send us a Message',
    required: `We need all ${countInWords(fieldNames.length)} to answer you.`,
    fields: {
      firstName: {
        label: 'First Name',
        placeholder: 'Layla',
        error: 'First name, please.',
      },
      lastName: {
        label: 'Last Name',
        placeholder: 'Haddad',
        error: 'Last name, please.',
      },
      email: {
        label: 'Email',
        placeholder: 'layla@company.example',
        error: 'An address that we can reply to, please.',
      },
      projectDetails: {
        label: 'Project Details',
        placeholder: 'Tell us about your project...',
        error: 'A line or two about the project, please.',
      },
    },
    submit: 'Send Message',
    sending: 'Sending...',
    promise: `We reply ${replyTime}, and use your details for nothing else.`,
    notices: {
      sent: {
        tone: 'success',
        title: 'Thank you for your message!',
        description: `We'll get back to you ${replyTime}.`,
        dismissLabel,
      },
      failed: {
        tone: 'failure',
        title: 'Error sending message',
        description: 'Please try again or contact us directly.',
        dismissLabel,
      },
    },
    goBackHint: 'Go back one page: your words are still in the form.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: `A reply ${replyTime}`,
        text: `From ${leadNames}, who would lead the work.`,
      },
      {
        title: `${capitalise(firstCall.duration)} on a call`,
        text: `With ${sameLead}: what you need, what you have, what to leave out.`,
        booking: bookConsultation,
      },
      {
        title: 'A plan on paper',
        text: 'Scope, price and dates. It is yours to keep, with us or without.',
      },
    ],
  },
};
