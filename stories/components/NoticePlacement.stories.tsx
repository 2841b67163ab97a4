import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NoticePlacement } from '../../src/components/NoticePlacement.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { contact } from '../../src/content/en/contact.ts';
import docs from './NoticePlacement.md?raw';

const meta = preview.meta({
  component: NoticePlacement,
  args: { children: <Notice notice={contact.form.notices.sent} dismissHref="#" /> },
  argTypes: { children: { description: 'Notice to place.' } },
  parameters: {
    docs: { description: { component: docs } },
    layout: 'fullscreen',
    chromatic: { cropToViewport: true },
  },
});

/** A notice is in front of the page, 20 px above the bottom of the window. */
export const AtTheFoot = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('link').parentElement as HTMLElement;
    const { bottom } = notice.getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeCloseTo(20);
  },
});
