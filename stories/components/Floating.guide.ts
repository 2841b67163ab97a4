import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The place of notices: above everything, at the foot of the window.',
  do: ['Put one notice into it.'],
  dont: ['Use it for anything that a visitor must keep in view while reading.'],
  tokens: {},
  states: ['At rest: 20 px above the lower edge, in the middle.'],
  accessibility: [
    'It is a place and no more: the notice in it announces itself.',
    'Its notice can be dismissed, so nothing stays covered.',
  ],
  code: `import { Floating } from '../../components/Floating.tsx';
import { Notice } from '../../components/Notice.tsx';
import { contact } from '../../content/contact.ts';

<Floating>
  <Notice notice={contact.form.notices.sent} dismiss={{ href: '#contact' }} />
</Floating>`,
};
