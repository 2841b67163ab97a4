import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Letterhead } from '../../src/components/Letterhead.tsx';
import { frame } from '../../src/content/en/frame.ts';

const meta = preview.meta({
  component: Letterhead,
  args: { content: frame.letterhead },
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The letterhead is hidden on screen. In print, it shows the brand mark and contact details. */
export const OnScreen = meta.story({
  play: async ({ args, canvas }) => {
    for (const line of args.content.lines) await expect(canvas.getByText(line)).not.toBeVisible();
  },
});
