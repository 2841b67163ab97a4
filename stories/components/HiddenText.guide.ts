import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Text for those who listen to the page: a short label’s whole wording, and the note that a link opens a new tab.',
  do: [
    'Use ShortLabel where there is room for a short label alone.',
    'Put NewTabNote once on a page; links point to it.',
  ],
  dont: ['Hide text that everybody needs.', 'Repeat “opens in a new tab” inside each label.'],
  tokens: {},
  states: ['Short to the eye, whole to a screen reader.'],
  accessibility: [
    'The short label is hidden from screen readers, the whole one from the eye: each is met once.',
    'A link to another site is described by the note, through `aria-describedby`.',
  ],
  code: `import Button from '@mui/material/Button';
import { ShortLabel } from '../../components/ShortLabel.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { bookConsultation } from '../../content/links.ts';

<Button {...externalLink(bookConsultation.href)}>
  <ShortLabel content={bookConsultation} />
</Button>`,
};
