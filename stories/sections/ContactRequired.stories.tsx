import { expect, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import type { FieldName } from '../../supabase/functions/_shared/contract.ts';
import { sendContactMessage } from '../../src/services/sendContactMessage.ts';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { field, fillIn, sendButton, type Play } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactrequired',
  tags: ['!autodocs', 'state'],
  component: Contact,
  args: { content: home.contact },
  decorators: withNewTabNote,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

/** Sends a message with one thing wrong: nothing leaves, and the browser leads to what is wrong. */
const isHeldBack =
  (name: FieldName, value: string, reason: keyof ValidityState) =>
  async ({ canvas, userEvent }: Play) => {
    await fillIn(canvas, { ...contactMessage, [name]: value });
    await userEvent.click(sendButton(canvas));
    await expect(mocked(sendContactMessage)).not.toHaveBeenCalled();
    await expect(field(canvas, name).validity[reason]).toBe(true);
    await expect(field(canvas, name)).toHaveFocus();
  };

/** No first name: the browser holds the message back. */
export const FirstNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('firstName', '', 'valueMissing'),
});
/** No last name: held back. */
export const LastNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('lastName', '', 'valueMissing'),
});
/** No e-mail address: held back. */
export const EmailMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('email', '', 'valueMissing'),
});
/** No project details: held back. */
export const ProjectDetailsMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('projectDetails', '', 'valueMissing'),
});

/** The browser's own check, no more: a name, an at sign, a host. */
export const EmailMalformed = meta.story({
  tags: ['FORM-3'],
  play: isHeldBack('email', 'maya', 'typeMismatch'),
});
