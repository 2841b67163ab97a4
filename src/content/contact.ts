import type { GradientName } from '../../theme/index.ts';
import {
  contactFields,
  functionPath,
  type FieldName,
} from '../../supabase/functions/_shared/contract.ts';
import type { AnswerContent } from './footer.ts';
import type { LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import type { PictureContent } from './pictures.ts';
import { settings, type Office } from './settings.ts';
import { withOffices, type TeamLead } from './teamLeads.ts';

export interface FieldContent {
  label: string;
  placeholder: string;
  /** Shown below the field when its value is invalid. */
  error: string;
}

export interface NoticeContent {
  title: string;
  description: string;
  /** E-mail address that the visitor can write to if the form fails. */
  email?: string;
  dismissLabel: string;
}

export type SendResult = 'sent' | 'failed';

export interface ContactFormContent {
  /** URL of the contact function. It is relative if the function is on the site's origin. */
  action: string;
  /** Locale of the page that the contact function redirects to. Empty for the first locale. */
  locale: string;
  heading: string;
  /** Text that says which fields are required. */
  required: string;
  fields: Record<FieldName, FieldContent>;
  /** Text before the number of characters to remove from a text that is too long to send. */
  tooLong: string;
  submit: string;
  sending: string;
  /** Button text while the failure notice is shown. */
  retry: string;
  /** Text below the button while the failure notice is shown. */
  failure: string;
  /** Text before the e-mail address, after `failure`. */
  writeTo: string;
  promise: string;
  notices: Record<SendResult, NoticeContent>;
  /** Shown after a message is sent. The visitor's name is between `beforeName` and `afterName`. */
  receipt: {
    beforeName: string;
    afterName: string;
    received: string;
    answer: AnswerContent;
    another: string;
  };
  /** Added to the failure notice for a form that was posted without JavaScript. */
  goBackHint: string;
}

/** A person who answers messages and leads projects. */
export interface TeamLeadContent {
  name: string;
  /** Missing if the agency has no office in the team lead's city. */
  office?: Pick<Office, 'city' | 'timeZone'>;
  /** The drawn portrait, with a city behind the person. */
  portrait: 'london' | 'beirut';
  /** Sky behind the portrait. */
  gradient: GradientName;
  /** Replaces the drawn portrait. */
  picture?: PictureContent;
}

export interface ContactContent {
  eyebrow: string;
  heading: string;
  lead: string;
  details: {
    heading: string;
    items: { icon: 'mail' | 'phone' | 'pin'; label: string; value: string }[];
  };
  /** Who answers a message, and when. */
  teamLeads: { label: string; items: TeamLeadContent[]; hours: string };
  form: ContactFormContent;
  /** The steps after a visitor sends a message, in order. */
  next: {
    heading: string;
    steps: {
      title: string;
      text: string;
      booking?: LinkContent;
    }[];
  };
  /** An example of the plan that a visitor receives. */
  plan: {
    heading: string;
    note: string;
    parts: { title: string; example: string }[];
    signature: string;
  };
}

export interface ContactTexts extends Omit<ContactContent, 'teamLeads' | 'form'> {
  teamLeads: { label: string; items: TeamLead[]; hours: string };
  form: Omit<ContactFormContent, 'action' | 'locale' | 'required'> & {
    required: {
      /** Shown if a visitor must fill in every field. */
      all: string;
      /** Shown if a visitor may leave a field empty. */
      notOptional: string;
    };
  };
}

/** Adds the team leads' offices, and where the form sends the message of a visitor. */
export function createContact(
  { teamLeads, form, ...texts }: ContactTexts,
  offices: Office[],
  { name, pathPrefix }: Locale,
): ContactContent {
  const hasOptionalField = contactFields.some(({ required }) => !required);
  return {
    ...texts,
    teamLeads: { ...teamLeads, items: withOffices(teamLeads.items, offices) },
    form: {
      ...form,
      action: settings.supabase.url + functionPath,
      locale: pathPrefix && name,
      required: hasOptionalField ? form.required.notOptional : form.required.all,
    },
  };
}
