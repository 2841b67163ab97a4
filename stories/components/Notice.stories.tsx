import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { contact } from '../../src/content/contact.ts';
import { withLongText } from '../fixtures/withLongText.ts';
import docs from './Notice.md?raw';

const { sent, failed } = contact.form.notices;
const dismissed = fn();

const meta = preview.meta({
  component: Notice,
  args: { notice: sent, dismiss: { onClick: dismissed } },
  parameters: { docs: { description: { component: docs } } },
});

/** The message was sent: announced politely. */
export const Sent = meta.story({
  tags: ['state', 'NOTE-2'],
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(sent.title);
    await expect(notice).toHaveTextContent(sent.description);
  },
});

/** The message was not sent: announced at once. */
export const Failed = meta.story({
  tags: ['state', 'NOTE-1'],
  args: { notice: failed },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent(failed.title);
    await expect(notice).toHaveTextContent(failed.description);
    await userEvent.click(canvas.getByRole('button', { name: failed.dismissLabel }));
    await expect(dismissed).toHaveBeenCalledOnce();
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { notice: withLongText(failed) },
});
