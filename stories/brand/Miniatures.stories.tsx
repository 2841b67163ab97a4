import Paper from '@mui/material/Paper';
import preview from '../../.storybook/preview.tsx';
import { Miniature } from '../../src/brand/illustrations/Miniature.tsx';
import { home } from '../../src/content/en/home.ts';
import { forcedColours } from '../fixtures/edgeCases.ts';
import { Columns } from '../fixtures/layout.ts';

const { portfolio } = home;

const meta = preview.meta({
  component: Miniature,
  args: { product: portfolio.items[0]!.miniature },
});

/** One miniature, which is a small drawing of a product. Use the control to try other texts. */
export const One = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });

/** The miniature for each project, on the project's gradient. */
export const AllEight = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Columns>
      {portfolio.items.map(({ name, miniature, gradient }) => (
        <Paper key={name} variant="gradient" gradient={gradient}>
          <Miniature product={miniature} />
        </Paper>
      ))}
    </Columns>
  ),
});

export const ForcedColours = AllEight.extend({ ...forcedColours, tags: ['edge-case'] });
