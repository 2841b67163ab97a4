import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'One family of icons on a 24 by 24 grid, in the colour of the text, each with one accent.',
  do: [
    'Set an icon beside words that say the same.',
    'Draw a new one on the grid, with a stroke of 1.75.',
  ],
  dont: [
    'Use an icon instead of a label, except for the menu and close.',
    'Colour an icon by itself.',
  ],
  tokens: { 'palette.illustration.accent': 'the one bright part' },
  states: [
    'At 24 px, or at the size of the text around it.',
    'Right to left: what points onwards turns.',
  ],
  accessibility: [
    'Hidden from screen readers: the words beside it are read.',
    'It grows with enlarged text.',
  ],
  code: `import { Icon } from '../../brand/icons/Icon.tsx';

<Icon name="mail" />`,
};
