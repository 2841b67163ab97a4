import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { StatusPage } from '../../src/components/StatusPage.tsx';
import { content } from '../../src/content/en/index.ts';

const { notFound } = content;

const meta = preview.meta({
  component: StatusPage,
  args: {
    content: { ...notFound, heading: 'One thing to say' },
    header: null,
    illustration: <Mark />,
    text: 'And one way on.',
  },
  parameters: { layout: 'fullscreen' },
});

/** An illustration, a heading, a sentence and a link to the home page. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: args.content.heading }),
    ).toBeVisible();
    const { label, href } = notFound.back;
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
});
