import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Floating } from '../../src/components/Floating.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { contact } from '../../src/content/en/contact.ts';
import docs from './Floating.md?raw';

const meta = preview.meta({
  component: Floating,
  args: { children: <Notice notice={contact.form.notices.sent} dismissHref="#" /> },
  argTypes: { children: { description: 'The notice.' } },
  parameters: {
    docs: { description: { component: docs } },
    layout: 'fullscreen',
    chromatic: { cropToViewport: true },
  },
});

/** Where a notice stands: above everything, at the bottom of the window. */
export const AtTheFoot = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('link').parentElement as HTMLElement;
    const { bottom } = notice.getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeCloseTo(20);
  },
});
