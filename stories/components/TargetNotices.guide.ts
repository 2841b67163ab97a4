import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Both notices, written into the page beforehand, for browsers without script. The address decides which one is seen.',
  do: ['Put it once on the page that holds the form.'],
  dont: ['Use it where there is script: the island announces there.'],
  tokens: {},
  states: [
    'At `/#message-sent`: the thanks.',
    'At `/#message-failed`: the failure, and how to go back to what was typed.',
    'At any other address: nothing.',
  ],
  accessibility: [
    'What is not at its address is absent for screen readers too.',
    'Dismissing is a link to the form.',
  ],
  code: `import { contact } from '../../content/contact.ts';
import { TargetNotices } from '../../features/contact/TargetNotices.tsx';

<TargetNotices content={contact.form} />`,
};
