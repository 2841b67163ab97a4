import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { content } from '../../src/content/en/index.ts';
import { ErrorPage } from '../../src/pages/ErrorPage.tsx';

const { applicationError } = content;

const meta = preview.meta({
  component: ErrorPage,
  args: { content: applicationError, reason: '503 Service Unavailable' },
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas }) => {
    const heading = { level: 1, name: args.content.heading };
    await expect(canvas.getByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText(args.reason)).toBeVisible();
  },
});

/** An error with an HTTP status. */
export const WithAStatus = meta.story({ tags: ['PAGE-3'] });

/** An error with a message but no HTTP status. */
export const WithAMessage = meta.story({
  tags: ['PAGE-3'],
  args: { reason: "Cannot read properties of undefined (reading 'items')" },
});

/** An error with a very long word in its message. */
export const WithALongWord = meta.story({
  tags: ['edge-case'],
  args: { reason: `Failed to fetch ${'abcdefghijklmnopqrstuvwxyz'.repeat(4)}` },
});
