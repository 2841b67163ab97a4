import Typography from '@mui/material/Typography';
import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Boundary } from '../../src/components/Boundary.tsx';
import docs from './Boundary.md?raw';

function Broken(): never {
  throw new Error('A component that cannot be rendered');
}

const meta = preview.meta({
  component: Boundary,
  args: {
    fallback: <Typography>What stands in for it</Typography>,
    children: <Typography>What was meant to be here</Typography>,
  },
  parameters: { docs: { description: { component: docs } }, chromatic: { disableSnapshot: true } },
});

/** Nothing has gone wrong. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What was meant to be here')).toBeVisible();
  },
});

/** One of its children has thrown: the rest of the page stands. */
export const Failed = meta.story({
  tags: ['state'],
  args: { children: <Broken /> },
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What stands in for it')).toBeVisible();
  },
});
