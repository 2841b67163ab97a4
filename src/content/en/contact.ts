import { contactFields, functionPath } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactContent } from '../contact.ts';
import { labelOptional } from '../labelOptional.ts';
import { settings } from '../settings.ts';
import { anchors } from '../links.ts';
import { capitalise, countInWords, pluralise } from './counts.ts';
import { leadNames, leads } from './leads.ts';
import { bookAbout } from './links.ts';
import { locale } from './locale.ts';
import { citiesWithCountries } from './offices.ts';
import { firstCall, replyTime } from './promises.ts';

const hasOptionalField = contactFields.some(({ required }) => !required);

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
  leads: {
    label: 'Who you would work with',
    items: leads.map(({ city, ...lead }) => ({
      ...lead,
      office: settings.offices.find((office) => office.city === city),
    })),
    hours: 'Monday to Friday, 9:00–18:00 local time',
  },
  form: {
    action: settings.supabase.url + functionPath,
    locale: locale.pathPrefix && locale.name,
    heading: 'Send us a Message',
    required: hasOptionalField
      ? 'We need all but the optional fields to answer you.'
      : `We need all ${countInWords(contactFields.length)} to answer you.`,
    fields: labelOptional('(optional)', {
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
    }),
    submit: 'Send Message',
    sending: 'Sending...',
    retry: 'Try again',
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
        email: settings.email,
        dismissLabel,
      },
    },
    receipt: { beforeName: 'Thank you, ', afterName: '.', received: 'Message received at' },
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
        booking: bookAbout(anchors.contact),
      },
      {
        title: 'A plan on paper',
        text: 'Scope, price and dates. It is yours to keep, with us or without.',
      },
    ],
  },
  plan: {
    heading: 'Your plan',
    note: 'An example',
    parts: [
      { title: 'Scope', example: 'One booking app for two hotels. Loyalty points can wait.' },
      { title: 'Price', example: 'One sum, agreed before we start.' },
      { title: 'Dates', example: 'First screens on day 2, live on day 10.' },
    ],
    signature: 'Signed by your lead',
  },
};
