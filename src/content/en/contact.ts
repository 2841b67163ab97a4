import { contactFields } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactTexts } from '../contact.ts';
import { capitalise } from '../counts.ts';
import { sectionIds } from '../sectionIds.ts';
import { settings } from '../settings.ts';
import { countInWords, pluralise } from './counts.ts';
import { teamLeadNames, teamLeads } from './teamLeads.ts';
import { bookAbout } from './links.ts';
import { cities, citiesWithCountries } from './offices.ts';
import { firstCall, plan, replyHours, replyTime } from './promises.ts';

const dismissLabel = 'Dismiss';

export const contact: ContactTexts = {
  eyebrow: 'Contact',
  heading: 'Ready to Transform Your Business?',
  lead: 'Discuss a custom solution with the people who will build it.',
  details: {
    heading: 'Get in Touch',
    items: [
      { icon: 'mail', label: 'Email', value: settings.email },
      { icon: 'phone', label: 'Phone', value: settings.phone },
      {
        icon: 'pin',
        label: pluralise(settings.offices.length, { one: 'Location', other: 'Locations' }),
        value: citiesWithCountries,
      },
    ],
  },
  teamLeads: {
    label: 'Who you will work with',
    items: teamLeads,
    hours: `We answer the phone 09:00–18:00 on weekdays in ${cities}.`,
  },
  form: {
    heading: 'Send us a Message',
    required: {
      all: `Please fill in all ${countInWords(contactFields.length)} fields.`,
      notOptional: 'Please fill in all fields that are not optional.',
    },
    fields: {
      firstName: {
        label: 'First Name',
        placeholder: 'Layla',
        error: 'Your first name?',
      },
      lastName: {
        label: 'Last Name',
        placeholder: 'Haddad',
        error: 'Your last name?',
      },
      email: {
        label: 'Email',
        placeholder: 'layla@company.example',
        error: 'Enter an address like name@example.com.',
      },
      projectDetails: {
        label: 'Project Details',
        placeholder: 'Tell us about your project...',
        error: 'Describe the project in a line or two.',
      },
    },
    tooLong: 'This text is too long to send. Characters to remove:',
    submit: 'Send Message',
    sending: 'Sending...',
    retry: 'Try again',
    failure: 'Your message was not sent.',
    writeTo: 'You can also write to',
    promise: `We reply ${replyTime}, weekends\u00a0too. We use your details only to reply.`,
    notices: {
      sent: {
        title: 'Thank you for your message!',
        description: `We'll get back to you ${replyTime}.`,
        dismissLabel,
      },
      failed: {
        title: 'Error sending message',
        description: 'Please try again or contact us directly.',
        email: settings.email,
        dismissLabel,
      },
    },
    receipt: {
      beforeName: '',
      afterName: ', we have your message.',
      received: 'Received at',
      answer: {
        before: `${teamLeadNames} answers by`,
        after: '.',
        hours: replyHours,
      },
      another: 'The form below is ready for another message.',
    },
    goBackHint: 'Go back one page: your words are still in the form.',
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'A reply from a person',
        text: `From ${teamLeadNames}, who will run your project.`,
      },
      {
        title: `${capitalise(firstCall.duration)} on a call`,
        text: 'We ask what you need, what you have and what can wait.',
        booking: bookAbout(sectionIds.contact),
      },
      {
        title: `A ${plan.name}`,
        text: `${capitalise(plan.contents)}. You keep the plan, whether or not you hire us.`,
      },
    ],
  },
  plan: {
    heading: `Your ${plan.name}`,
    note: 'An example',
    parts: [
      { title: 'Scope', example: 'One booking app for two hotels. Loyalty points can wait.' },
      { title: 'Price', example: '$9,600 in all, agreed before we start.' },
      { title: 'Dates', example: 'First screens on day 2, in your hands on day 10.' },
    ],
    signature: `Signed by ${teamLeads[0].name}`,
  },
};
