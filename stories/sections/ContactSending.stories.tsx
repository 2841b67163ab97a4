import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Skyline } from '../../src/brand/illustrations/skyline/Skyline.tsx';
import { settings } from '../../src/content/settings.ts';
import type { SendResult } from '../../src/content/contact.ts';
import { home } from '../../src/content/en/home.ts';
import { bookAbout } from '../../src/content/en/links.ts';
import { receipt as receiptElement } from '../../src/sections/Contact/ContactForm/showReceipt.ts';
import { nextPaint } from '../../src/sections/Contact/ContactForm/nextPaint.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import { Footer } from '../../src/sections/Footer/Footer.tsx';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { sendContactMessage } from '../../src/api/sendContactMessage.ts';
import {
  field,
  findNotice,
  type Play,
  sendButton,
  sendMessage,
  valuesIn,
} from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { holdLongTimers } from '../fixtures/longTimers.ts';

const { contact } = home;

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactsending',
  tags: ['!autodocs'],
  component: Contact,
  args: { content: home.contact },
  parameters: { layout: 'fullscreen' },
  beforeEach: holdLongTimers,
});

const send = mocked(sendContactMessage);
const { receipt } = contact.form;
const { received } = receipt;
const thanksTo = (name: string) => receipt.beforeName + name + receipt.afterName;
const receiptIn = (canvas: Play['canvas']) =>
  canvas.getByText(received).closest<HTMLElement>(receiptElement.selector) as HTMLElement;

/** Expects a visible notice, and the same text once in the live region for this result. */
async function expectNoticeOnce(result: SendResult): Promise<void> {
  const { title, description } = contact.form.notices[result];
  const notice = await findNotice(result);
  await expect(notice).toHaveTextContent(title + description);
  await expect(notice.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  const [role, otherRole] = result === 'sent' ? ['status', 'alert'] : ['alert', 'status'];
  await expect(screen.getByRole(role as 'alert')).toHaveTextContent(`${title} ${description}`);
  await expect(screen.getByRole(otherRole as 'alert')).toBeEmptyDOMElement();
}

const empty = Object.fromEntries(contactFields.map(({ name }) => [name, '']));

/** While the message is being sent, the fields are read-only and the button shows "Sending...". */
export const Sending = meta.story({
  tags: ['state', 'CALL-1', 'FORM-1', 'FORM-5'],
  args: { content: { ...home.contact, form: { ...contact.form, locale: 'ar' } } },
  beforeEach: () => void send.mockReturnValue(new Promise(() => {})),
  play: async ({ canvas }) => {
    await sendMessage(canvas);
    await expect(canvas.getByRole('button', { name: contact.form.sending })).toBeDisabled();
    await expect(field(canvas, 'email')).toHaveAttribute('readonly');
    await waitFor(() => expect(send).toHaveBeenCalledWith(contactMessage));
  },
});

/**
 * After the message is sent, a success notice appears and the form is empty. A receipt appears
 * above the fields. Screen readers announce only the notice.
 */
export const Sent = meta.story({
  tags: ['state', 'CALL-2', 'FORM-6', 'NOTE-2'],
  beforeEach: () => void send.mockResolvedValue(),
  play: async ({ canvas }) => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await sendMessage(canvas);
    await expectNoticeOnce('sent');
    await expect(valuesIn(canvas)).toEqual(empty);
    await expect(sendButton(canvas)).toBeEnabled();
    const receipt = receiptIn(canvas);
    await expect(receipt).toBeVisible();
    await expect(receipt).toHaveTextContent(`${thanksTo(contactMessage.firstName)}${received} `);
    await expect(within(receipt).getByText(/ \w+day,? \d\d:\d\d/)).toBeVisible();
    const { href } = bookAbout('contact');
    await expect(within(receipt).getByRole('link')).toHaveAttribute('href', href);
    await expect(within(receipt).getAllByRole('listitem')).toHaveLength(contact.next.steps.length);
    await expect(receipt.closest('[role], [aria-live]')).toBeNull();
  },
});

/** After a message is sent, all lights turn on in the footer's drawn cities. */
export const CityAnswers = meta.story({
  tags: ['state', 'unreviewed'],
  beforeEach: () => void send.mockResolvedValue(),
  render: ({ content }) => (
    <>
      <Contact content={content} />
      <Footer
        content={home.footer}
        backdrop={<Skyline offices={settings.offices} scene="footer" />}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const lights = canvasElement.querySelector('footer .lights.night') as Element;
    const brightness = () => Number(getComputedStyle(lights).opacity);
    await expect(brightness()).toBeLessThan(0.5);
    await sendMessage(canvas);
    await findNotice('sent');
    await waitFor(() => expect(brightness()).toBe(1));
  },
});

/** After a failure, the form keeps the text. The visitor can try again or send an e-mail. */
export const Failed = meta.story({
  tags: ['state', 'FORM-7', 'NOTE-1'],
  beforeEach: () => {
    send.mockRejectedValue(new Error('offline'));
    spyOn(console, 'error').mockReturnValue();
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(contact.form.failure, { exact: false });
    await expect(words).not.toBeVisible();
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await sendMessage(canvas);
    await expectNoticeOnce('failed');
    const retry = canvas.getByRole('button', { name: contact.form.retry });
    await expect(retry).toBeEnabled();
    await expect(words).toBeVisible();
    const { email } = contact.form.notices.failed;
    const link = within(words).getByRole('link', { name: email });
    await expect(link).toHaveAttribute('href', `mailto:${email}`);
    // Screen readers read neither the words nor the button's description after the alert.
    await expect(words.closest('[role=alert], [aria-live]')).toBeNull();
    await expect(retry).not.toHaveAttribute('aria-describedby');
    await expect(console.error).toHaveBeenCalledOnce();
    await expect(valuesIn(canvas)).toEqual(contactMessage);
  },
});

/** Sends a message with the button. @returns a function that makes the backend confirm it. */
async function sendWithButton(canvas: Play['canvas']): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  await sendMessage(canvas);
  await expect(canvas.getByRole('button', { name: contact.form.sending })).toBeDisabled();
  return resolve;
}

/** While the button is disabled, the area around it has the focus. Then, the button has it again. */
export const FocusKept = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const answer = await sendWithButton(canvas);
    const area = canvas.getByRole('button', { name: contact.form.sending }).parentElement;
    await nextPaint();
    await expect(area).toHaveFocus();
    answer();
    await waitFor(() => expect(sendButton(canvas)).toHaveFocus());
  },
});

/** If the visitor focuses a field during sending, the focus stays on that field. */
export const FocusTakenElsewhere = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const answer = await sendWithButton(canvas);
    await userEvent.click(field(canvas, 'email'));
    answer();
    await findNotice('sent');
    await expect(field(canvas, 'email')).toHaveFocus();
  },
});
