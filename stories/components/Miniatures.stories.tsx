import preview from '../../.storybook/preview.tsx';
import { GradientTile } from '../../src/components/GradientTile.tsx';
import {
  Miniature,
  miniatures,
  type MiniatureName,
} from '../../src/brand/illustrations/Miniature.tsx';
import { portfolio } from '../../src/content/portfolio.ts';
import { forcedColours } from '../fixtures/edgeCases.ts';
import { Columns } from '../fixtures/layout.ts';

const meta = preview.meta({
  component: Miniature,
  args: { name: 'fleet' },
  argTypes: {
    name: { control: 'select', options: Object.keys(miniatures) as MiniatureName[] },
  },
});

/** One, by its name: try the others with the control. */
export const One = meta.story({
  args: { name: 'fleet' },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Each product on the gradient of its project. */
export const AllEight = meta.story({
  render: () => (
    <Columns>
      {portfolio.items.map(({ name, miniature, gradient }) => (
        <GradientTile key={name} gradient={gradient}>
          <Miniature name={miniature} />
        </GradientTile>
      ))}
    </Columns>
  ),
});

export const ForcedColours = AllEight.extend({ ...forcedColours, tags: ['edge-case'] });
