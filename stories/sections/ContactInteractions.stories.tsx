import { expect, fireEvent, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { nextPaint } from '../../src/sections/Contact/ContactForm/nextPaint.ts';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { sendContactMessage } from '../../src/api/sendContactMessage.ts';
import {
  field,
  fillIn,
  findNotice,
  noticeGone,
  sendButton,
  sendMessage,
} from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { holdLongTimers, letTimePass } from '../fixtures/longTimers.ts';

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactinteractions',
  tags: ['!autodocs'],
  component: Contact,
  args: { content: home.contact },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: async () => {
    spyOn(console, 'error').mockReturnValue();
    /* Loads notistack first, so that every story shows its notices with notistack. */
    await import('../../src/notices/snackbars.tsx');
    return holdLongTimers();
  },
});

const send = mocked(sendContactMessage);

/**
 * The failure notice stays until the visitor dismisses it. The words beside the button stay until
 * the next attempt.
 */
export const FailureStaysUntilDismissed = meta.story({
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await findNotice('failed');
    await nextPaint();
    letTimePass();
    await nextPaint();
    await expect(await findNotice('failed')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: home.contact.form.notices.failed.dismissLabel }),
    );
    await noticeGone('failed');
    await expect(canvas.getByRole('button', { name: home.contact.form.retry })).toBeEnabled();
    await expect(canvas.getByText(home.contact.form.failure, { exact: false })).toBeVisible();
  },
});

/** After the success notice has closed by itself, Escape does not move the focus. */
export const EscapeAfterThanks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await findNotice('sent');
    letTimePass();
    await noticeGone('sent');
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
    await noticeGone('sent');
    await expect(sendButton(canvas)).toHaveFocus();
  },
});

/**
 * Escape closes a notice, but not while an input method composes text, which Safari tells only by
 * the key code. The field keeps the focus.
 */
export const EscapeDismisses = meta.story({
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await findNotice('failed');
    await userEvent.click(field(canvas, 'email'));
    const composing = [{ isComposing: true }, { keyCode: 229 }];
    for (const state of composing) {
      await fireEvent.keyDown(document.activeElement!, { key: 'Escape', ...state });
    }
    await nextPaint();
    await expect(await findNotice('failed')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await noticeGone('failed');
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
    await findNotice('failed');
    await userEvent.click(sendButton(canvas));
    await noticeGone('failed');
    resolve();
    await findNotice('sent');
    await expect(canvas.getByRole('button', { name: home.contact.form.submit })).toBeEnabled();
    await expect(send.mock.calls).toEqual([[contactMessage], [contactMessage]]);
  },
});

/** After a tap on its text, the success notice still closes by itself. */
export const TappedThanksClose = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await userEvent.pointer({
      keys: '[TouchA]',
      target: within(await findNotice('sent')).getByText(home.contact.form.notices.sent.title),
    });
    letTimePass();
    await noticeGone('sent');
  },
});

/** A second failure is announced like the first, with the same text. */
export const AnnouncedAgain = meta.story({
  beforeEach: () => void send.mockRejectedValue(new Error('offline')),
  play: async ({ canvas, userEvent }) => {
    const region = screen.getByRole('alert');
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(region.textContent));
    observer.observe(region, { childList: true });
    await sendMessage(canvas);
    await findNotice('failed');
    await userEvent.click(sendButton(canvas));
    const { title, description } = home.contact.form.notices.failed;
    const text = `${title} ${description}`;
    await waitFor(() => expect(texts).toEqual([text, '', text]));
    observer.disconnect();
  },
});

/** Right after a success, a second submit of the cleared form shows no errors. */
export const SecondClickAfterThanks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendMessage(canvas);
    await findNotice('sent');
    await userEvent.click(sendButton(canvas));
    for (const name of contactFields.map(({ name }) => name)) {
      await expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'false');
    }
    /* A changed form can be submitted at once. */
    await userEvent.type(field(canvas, 'firstName'), 'L');
    await userEvent.click(sendButton(canvas));
    await expect(field(canvas, 'lastName')).toHaveAttribute('aria-invalid', 'true');
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
