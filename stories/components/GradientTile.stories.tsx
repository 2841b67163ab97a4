import Typography from '@mui/material/Typography';
import preview from '../../.storybook/preview.tsx';
import { GradientTile } from '../../src/components/GradientTile.tsx';
import { gradients, type GradientName } from '../../theme/index.ts';
import { Columns } from '../fixtures/layout.ts';

const names = Object.keys(gradients) as GradientName[];

const meta = preview.meta({
  component: GradientTile,
  args: {
    gradient: 'dusk',
    children: <Typography variant="h3">A tile sets its own text</Typography>,
  },
  argTypes: {
    gradient: {
      control: 'select',
      options: names,
      description: 'Name of a gradient in `theme/gradients.ts`.',
    },
    children: { description: 'Content, shown in the text colour of the tile.' },
  },
});

/** One gradient. Use the control to try other gradients. */
export const Default = meta.story({ args: { gradient: 'dusk' } });

/** Every gradient in the theme. Each tile shows the name of its gradient. */
export const EveryGradient = meta.story({
  render: () => (
    <Columns>
      {names.map((name) => (
        <GradientTile key={name} gradient={name}>
          <Typography variant="h3" component="p" sx={{ paddingBlock: 5, paddingInline: 3 }}>
            {name}
          </Typography>
        </GradientTile>
      ))}
    </Columns>
  ),
});
