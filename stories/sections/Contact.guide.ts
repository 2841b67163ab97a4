import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'How to reach the agency: by any way at all, but first of all by the form.',
  do: [
    'Keep the details beside the form, in view at once.',
    'Say after sending what happens next, and when.',
  ],
  dont: ['Lose a word that a visitor has typed.', 'Tell of success before the message was taken.'],
  tokens: {
    'palette.shadow.panel': 'panel of the form',
    'radius.large': 'corners of the panel',
    'palette.primary.main': 'icons of the details',
    'palette.text.secondary': 'labels of the details',
    'fontWeight.strong': 'the details',
    'layout.gutter': 'between the columns',
  },
  states: [
    'Idle, filled, a refused field.',
    'Sending: the button says so and is disabled, the fields are read-only.',
    'Sent: thanked, the fields are empty.',
    'Failed: told at once, every word is kept, and sending works again.',
    'Without script: the form posts itself, and the page answers at its own address.',
  ],
  accessibility: [
    'Details are a list of terms and descriptions.',
    'Focus stays where it was while sending and after it.',
    'A refused field is focused and named by the browser.',
  ],
  code: `import { contact } from '../../content/contact.ts';
import { Contact } from '../Contact/Contact.tsx';

<Contact content={contact} />`,
};
