import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { contact } from '../../src/content/contact.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const dismissed = fn();

const meta = preview.meta({
  component: Notice,
  args: { notice: contact.form.notices.sent, dismiss: { onClick: dismissed } },
});

/** The message was taken: announced when there is a pause. */
export const Sent = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Thank you for your message!');
    await expect(notice).toHaveTextContent("We'll get back to you within 24 hours.");
  },
});

/** The message was not taken: announced at once. */
export const Failed = meta.story({
  args: { notice: contact.form.notices.failed },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Error sending message');
    await expect(notice).toHaveTextContent('Please try again or contact us directly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismissed).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: { notice: withLongText(contact.form.notices.failed) },
});
