import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ContactNotices } from '../../src/notices/ContactNotices.tsx';
import { resultAnchors } from '../../supabase/functions/_shared/contract.ts';
import { home } from '../../src/content/en/home.ts';

const { contact } = home;

/** Queries by role ignore the notice, because it is `hidden`. However, CSS can make it visible. */
const isShown = (id: string) => document.getElementById(id)?.checkVisibility();

const meta = preview.meta({
  component: ContactNotices,
  args: { content: contact.form },
  argTypes: { content: { description: 'Texts for both notices.' } },
  parameters: {
    layout: 'fullscreen',
    chromatic: { cropToViewport: true },
  },
  beforeEach: () => () => void (window.location.hash = ''),
});

/** A browser without JavaScript shows the success notice after it has sent a message. */
export const Sent = meta.story({
  play: async () => {
    window.location.hash = resultAnchors.sent;
    await expect(isShown(resultAnchors.sent)).toBe(true);
    await expect(isShown(resultAnchors.failed)).toBe(false);
  },
});

/** The failure notice says how to get the typed text back. */
export const Failed = meta.story({
  play: async () => {
    window.location.hash = resultAnchors.failed;
    await expect(isShown(resultAnchors.failed)).toBe(true);
    await expect(isShown(resultAnchors.sent)).toBe(false);
    const notice = document.getElementById(resultAnchors.failed);
    await expect(notice).toHaveTextContent(contact.form.goBackHint);
  },
});
