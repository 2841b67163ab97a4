import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { MessagePage } from '../../src/components/MessagePage.tsx';
import { notFound } from '../../src/content/messagePages.ts';
import { fullscreen } from '../fixtures/fullscreen.ts';

const meta = preview.meta({
  component: MessagePage,
  args: {
    content: { ...notFound, heading: 'One thing to say' },
    illustration: <Mark />,
    text: 'And one way on.',
  },
  parameters: fullscreen,
});

/** The sky, an illustration, a heading, a sentence and a way back. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: args.content.heading }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
