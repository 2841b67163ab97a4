import type { FieldName } from '../../supabase/functions/_shared/contract.ts';
import type { LinkContent } from './links.ts';
import type { PictureContent } from './pictures.ts';

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
  /** Address to which the visitor can write instead. */
  email?: string;
  /** Names the button that closes the notice. */
  dismissLabel: string;
}

/** How sending a contact message ends. */
export type SendResult = 'sent' | 'failed';

export interface ContactFormContent {
  /** Address of the contact function: relative if the function is on the origin of the site. */
  action: string;
  /** Name of the locale, for the answer to a form without script. Empty for the first locale. */
  locale: string;
  heading: string;
  /** Says once which fields are required. */
  required: string;
  fields: Record<FieldName, FieldContent>;
  submit: string;
  sending: string;
  /** The button while a failure is shown. */
  retry: string;
  promise: string;
  notices: Record<SendResult, NoticeContent>;
  /** Stays above the fields after a message: its sentence has the visitor's first name in the middle. */
  receipt: { beforeName: string; afterName: string; received: string };
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
  next: {
    heading: string;
    steps: {
      title: string;
      text: string;
      booking?: LinkContent;
      /** People of whom the text speaks. */
      portraits?: PictureContent[];
    }[];
  };
}
