import type { GradientName } from '../../theme/index.ts';
import type { FieldName } from '../../supabase/functions/_shared/contract.ts';
import type { LinkContent } from './links.ts';
import type { PictureContent } from './pictures.ts';
import type { Office } from './settings.ts';

export interface FieldContent {
  label: string;
  placeholder: string;
  /** Shown below the field after a change to an invalid value. */
  error: string;
}

export interface NoticeContent {
  tone: 'success' | 'failure';
  title: string;
  description: string;
  /** E-mail address to which the visitor can write instead. */
  email?: string;
  dismissLabel: string;
}

export type SendResult = 'sent' | 'failed';

export interface ContactFormContent {
  /** Address of the contact function: relative if the function is on the origin of the site. */
  action: string;
  /** Name of the locale, for the redirect without script. Empty for the first locale. */
  locale: string;
  heading: string;
  /** Text that says which fields are required. */
  required: string;
  fields: Record<FieldName, FieldContent>;
  submit: string;
  sending: string;
  /** Text of the button while a failure is shown. */
  retry: string;
  promise: string;
  notices: Record<SendResult, NoticeContent>;
  /** Shown after a message was sent. The first name is between `beforeName` and `afterName`. */
  receipt: { beforeName: string; afterName: string; received: string; another: string };
  /** Added to the failure notice of a form that was posted without script. */
  goBackHint: string;
}

/** A person who answers messages and leads projects. */
export interface TeamLeadContent {
  name: string;
  /** Missing if the agency has no office in the city of the team lead. */
  office?: Pick<Office, 'city' | 'timeZone'>;
  /** Hair of the drawn portrait. `gradient` is the sky behind the portrait. */
  hair: 'short' | 'long';
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
  /** The steps after a message, in order. */
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
