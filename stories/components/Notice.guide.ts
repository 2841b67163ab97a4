import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Says how sending went, and can be dismissed.',
  do: ['Say first what happened, then what to do.', 'Keep a failure until it is dismissed.'],
  dont: ['Use it for what is not an answer to the visitor’s own action.', 'Stack two of them.'],
  tokens: {
    'palette.success.main': 'background of success',
    'palette.error.main': 'background of failure',
    'palette.shadow.overlay': 'shadow',
    'radius.medium': 'corners',
    'fontWeight.strong': 'title',
  },
  states: [
    'Sent: a status, polite.',
    'Failed: an alert, at once.',
    'Without script: dismissing is a link.',
  ],
  accessibility: [
    'Success is announced when the screen reader is free, failure at once.',
    'Colour is never alone: icon and words say the same.',
    'The dismiss button has a name and 44 px.',
  ],
  code: `import { Notice } from '../../components/Notice.tsx';
import { contact } from '../../content/contact.ts';

<Notice notice={contact.form.notices.sent} dismiss={{ onClick: () => {} }} />`,
};
