import { expect, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Contact } from '../../src/sections/Contact/Contact.tsx';
import type { FieldName } from '../../supabase/functions/_shared/contract.ts';
import { nextPaint } from '../../src/sections/Contact/ContactForm/nextPaint.ts';
import { sendContactMessage } from '../../src/api/sendContactMessage.ts';
import { field, fillIn, sendButton, type Play } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';

const meta = preview.meta({
  title: 'Contact',
  id: 'sections-contactrequired',
  tags: ['!autodocs', 'state'],
  component: Contact,
  args: { content: home.contact },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

/**
 * Submits the form with one invalid field, and expects that nothing is sent. The field gets the
 * focus and shows its error. The browser shows no message of its own.
 */
const isHeldBack =
  (name: FieldName, value: string) =>
  async ({ canvas, userEvent }: Play) => {
    const control = field(canvas, name);
    await fillIn(canvas, { ...contactMessage, [name]: value });
    await userEvent.click(sendButton(canvas));
    await nextPaint();
    await expect(mocked(sendContactMessage)).not.toHaveBeenCalled();
    await expect(control.form).toHaveProperty('noValidate', true);
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(home.contact.form.fields[name].error);
    const errors = Object.values(home.contact.form.fields).map(({ error }) => error);
    const shown = errors.filter((error) =>
      canvas.getByText(error).checkVisibility({ visibilityProperty: true }),
    );
    await expect(shown).toEqual([home.contact.form.fields[name].error]);
  };

/** Without a first name, the message is not sent. */
export const FirstNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('firstName', ''),
});
/** Without a last name, the message is not sent. */
export const LastNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('lastName', ''),
});
/** Without an e-mail address, the message is not sent. */
export const EmailMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('email', ''),
});
/** Without project details, the message is not sent. */
export const ProjectDetailsMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('projectDetails', ''),
});

/** The form rejects project details that are only white space. The browser would accept them. */
export const ProjectDetailsBlank = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('projectDetails', ' \n '),
});

/** If the browser does not accept the e-mail address, the message is not sent. */
export const EmailMalformed = meta.story({
  tags: ['FORM-3'],
  play: async (play) => {
    await isHeldBack('email', 'maya')(play);
    await expect(field(play.canvas, 'email').validity.typeMismatch).toBe(true);
  },
});

/** As soon as the value is valid, the error disappears. */
export const ErrorGoes = meta.story({
  tags: ['!state', 'FORM-2'],
  play: async (play) => {
    await isHeldBack('firstName', '')(play);
    const control = field(play.canvas, 'firstName');
    await play.userEvent.type(control, contactMessage.firstName);
    await expect(control).toHaveAttribute('aria-invalid', 'false');
    const { error } = home.contact.form.fields.firstName;
    await expect(play.canvas.getByText(error)).not.toBeVisible();
  },
});
