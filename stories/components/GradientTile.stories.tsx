import Typography from '@mui/material/Typography';
import preview from '../../.storybook/preview.tsx';
import { GradientTile } from '../../src/components/GradientTile.tsx';
import { gradients, type GradientName } from '../../theme/index.ts';
import { Columns } from '../fixtures/layout.ts';
import docs from './GradientTile.md?raw';

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
    children: { description: 'Content, in the text colour of the tile.' },
  },
  parameters: { docs: { description: { component: docs } } },
});

/** One gradient by its name. Try the others with the control. */
export const Default = meta.story({ args: { gradient: 'dusk' } });

/** Every gradient of the theme. The text is the name of the gradient. */
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
