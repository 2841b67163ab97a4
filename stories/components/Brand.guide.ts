import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The mark and the name, leading home. It opens the bar and the footer.',
  do: [
    'Use it once in the bar and once in the footer.',
    'Let it take the colour of the text around it.',
  ],
  dont: [
    'Set the name in another font or weight.',
    'Separate the mark from the name, except as an icon of the app.',
  ],
  tokens: {
    'palette.mark.west': 'the left disc',
    'palette.mark.east': 'the right disc',
    'palette.mark.overlap': 'where both overlap',
    'fontWeight.heading': 'the name',
  },
  states: ['At rest.', 'Focused by the keyboard: the ring of every link.'],
  accessibility: [
    'The link is named by the visible name; the mark is hidden from screen readers.',
    'The target is at least 44 px high.',
    'Enlarged text makes it larger, up to the width that the bar has.',
  ],
  code: `import { Brand } from '../../components/Brand.tsx';
import { settings } from '../../content/settings.ts';

<Brand name={settings.brandName} href="/" />`,
};
