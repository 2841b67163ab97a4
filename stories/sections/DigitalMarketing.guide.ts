import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What happens after the launch: the marketing services, and one invitation.',
  do: ['Keep each item to a name.', 'Keep one action: to grow.'],
  dont: ['Link the items: there is nothing behind them.'],
  tokens: {
    'palette.gradient.dusk': 'panel of the pitch',
    'palette.divider': 'lines between the items',
    'palette.primary.main': 'icons',
    'radius.large': 'corners of the panel',
    'layout.gutter': 'between the columns',
  },
  states: [
    'Wide: list and pitch side by side.',
    'Narrow: the pitch below the list.',
    'In forced colours: the panel has an edge.',
  ],
  accessibility: ['The items are a list.', 'The link opens a new tab, which is said.'],
  code: `import { digitalMarketing } from '../../content/digitalMarketing.ts';
import { DigitalMarketing } from '../DigitalMarketing/DigitalMarketing.tsx';

<DigitalMarketing content={digitalMarketing} />`,
};
