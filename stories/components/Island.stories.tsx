import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Island } from '../../src/components/Island.tsx';

interface GreetingProps {
  words: string;
}

function Greeting({ words }: GreetingProps) {
  return <Typography>{words}</Typography>;
}

const meta = preview.meta({
  title: 'Island',
  parameters: { chromatic: { disableSnapshot: true } },
});

/** What React takes over carries its own props in the markup. */
export const CarriesItsProps = meta.story({
  render: () => <Island name="greeting" component={Greeting} props={{ words: 'Good evening' }} />,
  play: async ({ canvas }) => {
    const island = canvas.getByText('Good evening').closest('[data-island]');
    await expect(island).toHaveAttribute('data-island', 'greeting');
    await expect(island).toHaveAttribute('data-props', '{"words":"Good evening"}');
  },
});
