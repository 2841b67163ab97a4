import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TargetNotices } from '../../src/features/contact/TargetNotices.tsx';
import { resultAnchors } from '../../supabase/functions/_shared/contract.ts';
import { contact } from '../../src/content/contact.ts';
import docs from './TargetNotices.md?raw';

/** An address matches what stands on the page when it is gone to, so a story goes there last. */
const goTo = (id: string) => {
  window.location.hash = id;
};

const meta = preview.meta({
  component: TargetNotices,
  args: { content: contact.form },
  argTypes: { content: { description: 'The words of both notices.' } },
  parameters: {
    docs: { description: { component: docs } },
    layout: 'fullscreen',
    chromatic: { cropToViewport: true },
  },
  beforeEach: () => () => goTo(''),
});

/** What a browser without script is shown when it comes back from sending: the thanks. */
export const Sent = meta.story({
  play: async () => {
    goTo(resultAnchors.sent);
    await expect(screen.getByRole('status')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Or the failure. */
export const Failed = meta.story({
  play: async () => {
    goTo(resultAnchors.failed);
    await expect(screen.getByRole('alert')).toBeVisible();
    await expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
});

/** At any other address there is nothing to see. */
export const AtAnyOtherAddress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
});
