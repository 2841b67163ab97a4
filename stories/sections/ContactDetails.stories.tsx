import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { contact } from '../../src/content/contact.ts';
import { ContactDetails } from '../../src/sections/Contact/ContactDetails.tsx';

const meta = preview.meta({
  component: ContactDetails,
  args: { content: contact.details },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** Static text: nothing is a link. */
export const Default = meta.story({
  tags: ['CONT-1'],
  play: async ({ args, canvas }) => {
    for (const { label, value } of args.content.items) {
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(canvas.getByText(value)).toBeVisible();
    }
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
