import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'An action or a link that matters. The variant says how much, and on which background.',
  do: [
    'Use one gradient button on a screen: the main action on a plain background. In the dark scheme it is light and plain.',
    'On a dark gradient, use accent for the main action.',
    'Use outlined for the second action, text inside the bar.',
    'Say what happens: “Book a Consultation”, “Send Message”.',
  ],
  dont: [
    'Set two gradient buttons side by side.',
    'Use accent on a plain background.',
    'Use a button for a link inside a sentence.',
  ],
  tokens: {
    'palette.gradient.dusk': 'background of gradient',
    'palette.onGradient.dusk': 'text of gradient',
    'palette.gradient.apricot': 'background of accent',
    'palette.onGradient.apricot': 'text of accent',
    'palette.text.primary': 'focus ring of gradient',
    'palette.inverse.text': 'focus ring of accent',
    'radius.pill': 'corners',
    'typography.button': 'label',
  },
  states: [
    'Hovered: it rises by 1 px, or its background darkens.',
    'Pressed: it sinks by 1 px.',
    'Focused by the keyboard: a ring in a colour that its background sets off.',
    'Disabled: faded, and no pointer answers it.',
    'Long label: it wraps inside the button.',
  ],
  accessibility: [
    '48 px high, small 44 px: a thumb finds it.',
    'With `href` it is a link, without it a button: give it `href` when it leads somewhere.',
    'Every label reaches 4.5 : 1 on every point of its gradient.',
  ],
  code: `import Button from '@mui/material/Button';

<Button variant="gradient" href="/#contact">
  Book a Consultation
</Button>`,
};
