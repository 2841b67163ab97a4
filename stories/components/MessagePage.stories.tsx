import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Mark } from '../../src/components/illustrations/Mark.tsx';
import { MessagePage } from '../../src/components/MessagePage.tsx';
import { home } from '../../src/content/home.ts';
import { fullscreen } from '../fixtures/fullscreen.ts';

const meta = preview.meta({
  component: MessagePage,
  args: {
    metadata: home.metadata,
    picture: <Mark />,
    heading: 'One thing to say',
    text: 'And one way on.',
    back: { label: 'Return to Home', href: '/' },
  },
  parameters: fullscreen,
});

/** The sky, a picture, a heading, a sentence and a way back. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
