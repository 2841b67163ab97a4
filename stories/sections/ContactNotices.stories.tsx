import { expect, fireEvent, mocked, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { nextPaint } from '../../src/features/contact/nextPaint.ts';
import { sendContactMessage } from '../../src/services/sendContactMessage.ts';
import { field, fillIn, sendButton, sendMessage } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { holdLongTimers, letTimePass } from '../fixtures/longTimers.ts';

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactnotices',
  tags: ['!autodocs'],
  component: Contact,
  args: { content: home.contact },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: async () => {
    spyOn(console, 'error').mockReturnValue();
    /* Loads notistack first, so that every story shows its notices with notistack. */
    await import('../../src/features/notifications/snackbars.tsx');
    return holdLongTimers();
  },
});

const send = mocked(sendContactMessage);
const isGone = (role: 'alert' | 'status') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** The failure notice stays until the visitor dismisses it. */
export const FailureStaysUntilDismissed = meta.story({
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await screen.findByRole('alert');
    await nextPaint();
    letTimePass();
    await nextPaint();
    await expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: home.contact.form.notices.failed.dismissLabel }),
    );
    await isGone('alert');
    await expect(canvas.getByRole('button', { name: home.contact.form.submit })).toBeEnabled();
  },
});

/** After the success notice has closed by itself, Escape does not move the focus. */
export const EscapeAfterThanks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await screen.findByRole('status');
    letTimePass();
    await isGone('status');
    sendButton(canvas).blur();
    await userEvent.keyboard('{Escape}');
    await expect(document.body).toHaveFocus();
  },
});

/** If the notice closes while its button has focus, the send button gets the focus. */
export const ClosingThanksReturnFocus = meta.story({
  play: async ({ canvas }) => {
    await sendMessage(canvas);
    const { dismissLabel } = home.contact.form.notices.sent;
    const dismiss = await screen.findByRole('button', { name: dismissLabel });
    dismiss.focus();
    letTimePass();
    await isGone('status');
    await expect(sendButton(canvas)).toHaveFocus();
  },
});

/** Escape closes a notice, but not while an input method composes text. The field keeps focus. */
export const EscapeDismisses = meta.story({
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await screen.findByRole('alert');
    await userEvent.click(field(canvas, 'email'));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape', isComposing: true });
    await nextPaint();
    await expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone('alert');
    await expect(field(canvas, 'email')).toHaveFocus();
  },
});

/** A retry hides the failure notice and sends the same message. Then a success notice appears. */
export const RetryAfterFailure = meta.story({
  tags: ['FORM-7'],
  beforeEach: () => void send.mockRejectedValueOnce(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    send.mockReturnValue(promise);
    await sendMessage(canvas);
    await screen.findByRole('alert');
    await userEvent.click(sendButton(canvas));
    await isGone('alert');
    resolve();
    await screen.findByRole('status');
    await expect(canvas.getByRole('button', { name: home.contact.form.submit })).toBeEnabled();
    await expect(send.mock.calls).toEqual([[contactMessage], [contactMessage]]);
  },
});

/** A double click and twenty submits in one frame send the message only once. */
export const OneCall = meta.story({
  tags: ['CALL-1'],
  beforeEach: () => void send.mockReturnValue(new Promise(() => {})),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(sendButton(canvas));
    const { form } = field(canvas, 'email');
    for (let time = 0; time < 20; time += 1) form?.requestSubmit();
    await waitFor(() => expect(send).toHaveBeenCalled());
    await nextPaint();
    await expect(send).toHaveBeenCalledOnce();
  },
});
