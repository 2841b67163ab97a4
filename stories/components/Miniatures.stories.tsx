import preview from '../../.storybook/preview.tsx';
import { GradientTile } from '../../src/components/GradientTile.tsx';
import { Miniature } from '../../src/brand/illustrations/Miniature.tsx';
import { portfolio } from '../../src/content/en/portfolio.ts';
import { forcedColours } from '../fixtures/edgeCases.ts';
import { first } from '../fixtures/first.ts';
import { Columns } from '../fixtures/layout.ts';
import docs from './Miniatures.md?raw';

const meta = preview.meta({
  component: Miniature,
  args: { screen: first(portfolio.items).miniature },
  parameters: { docs: { description: { component: docs } } },
});

/** One miniature. Try other texts with the control. */
export const One = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The miniature of each project, on the gradient of the project. */
export const AllEight = meta.story({
  render: () => (
    <Columns>
      {portfolio.items.map(({ name, miniature, gradient }) => (
        <GradientTile key={name} gradient={gradient}>
          <Miniature screen={miniature} />
        </GradientTile>
      ))}
    </Columns>
  ),
});

export const ForcedColours = AllEight.extend({ ...forcedColours, tags: ['edge-case'] });
