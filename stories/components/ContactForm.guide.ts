import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The contact form: four fields and one button. It renders what it is told; sending is the island’s work.',
  do: [
    'Keep every label visible above its field.',
    'Keep the promise below the button: it says what happens next.',
  ],
  dont: [
    'Ask for what the agency does not need.',
    'Replace the browser’s own messages about refused fields.',
    'Clear the fields before the message was taken.',
  ],
  tokens: {
    'palette.text.secondary': 'the promise',
    'typography.h3': 'heading',
    'typography.caption': 'promise',
  },
  states: [
    'Idle: placeholders, the button enabled.',
    'Refused: the browser names the first wrong field and says why; each has a line below it.',
    'Sending: the fields are read-only, the button is disabled and says so.',
    'Without script: the form posts itself.',
  ],
  accessibility: [
    'Each field has a label, its kind of keyboard and its autocomplete.',
    'The form is named by its heading.',
    'Fields are read-only rather than disabled while sending, so that focus stays.',
    'The honeypot is there only without script, and hidden from screen readers.',
  ],
  code: `import { ContactForm } from '../../components/ContactForm.tsx';
import { contact } from '../../content/contact.ts';

<ContactForm content={contact.form} sending={false} action="/" />`,
};
