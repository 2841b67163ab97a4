import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'One field of a form: label, control, and what is wanted when its value is wrong.',
  do: [
    'Say in the error what is wanted, as one would say it to a person.',
    'Give each its kind of keyboard and its autocomplete.',
  ],
  dont: ['Keep its value in React: the browser’s own control has it.', 'Let the label float.'],
  tokens: {
    'palette.background.default': 'background',
    'palette.text.secondary': 'edge',
    'palette.placeholder': 'sample value',
    'palette.error.main': 'edge of a wrong value, and what is wanted',
    'palette.primary.main': 'edge while focused',
    'radius.small': 'corners',
    'fontWeight.strong': 'label',
  },
  states: [
    'Empty, with a sample value.',
    'Focused: the edge is coloured, and a ring is around the field.',
    'Refused, once somebody has been there: a heavy edge, and a line below the field.',
    'Of several rows.',
  ],
  accessibility: [
    'The label names the control.',
    'The line below it is the control’s error message.',
    'Each paragraph runs from the side on which its own script begins.',
  ],
  code: `import { Field } from '../../components/Field.tsx';
import { contact } from '../../content/contact.ts';

<Field name="email" content={contact.form.fields.email} type="email" autoComplete="email" />`,
};
