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
    'palette.background.default': 'background of a field',
    'palette.text.secondary': 'edge of a field, the promise',
    'palette.placeholder': 'sample value',
    'palette.error.main': 'edge of a wrong field, and what is wrong',
    'palette.primary.main': 'edge of the focused field',
    'radius.small': 'corners of a field',
    'fontWeight.strong': 'labels',
    'typography.h3': 'heading',
    'typography.caption': 'promise',
  },
  states: [
    'Idle: placeholders, the button enabled.',
    'Focused: the edge is coloured, and a ring is around the field.',
    'Refused: the browser names the field and says why; a heavy edge and a line below the field stay.',
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
