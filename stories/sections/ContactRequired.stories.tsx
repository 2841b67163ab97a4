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

/**
 * Submits the form with one invalid field. The form sends nothing. The field gets the focus and
 * shows its error. The browser shows no error message of its own. A valid value removes the error.
 */
const isHeldBack =
  (name: FieldName, value: string, reason: keyof ValidityState) =>
  async ({ canvas, userEvent }: Play) => {
    const control = field(canvas, name);
    await fillIn(canvas, { ...contactMessage, [name]: value });
    await userEvent.click(sendButton(canvas));
    await expect(mocked(sendContactMessage)).not.toHaveBeenCalled();
    await expect(control.form).toHaveProperty('noValidate', true);
    await expect(control.validity[reason]).toBe(true);
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(home.contact.form.fields[name].error);
    const errors = Object.values(home.contact.form.fields).map(({ error }) => error);
    const shown = errors.filter((error) =>
      canvas.getByText(error).checkVisibility({ visibilityProperty: true }),
    );
    await expect(shown).toEqual([home.contact.form.fields[name].error]);

    await userEvent.type(control, contactMessage[name]);
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByText(home.contact.form.fields[name].error)).not.toBeVisible();
  };

/** No first name: the message is not sent. */
export const FirstNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('firstName', '', 'valueMissing'),
});
/** No last name: the message is not sent. */
export const LastNameMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('lastName', '', 'valueMissing'),
});
/** No e-mail address: the message is not sent. */
export const EmailMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('email', '', 'valueMissing'),
});
/** No project details: the message is not sent. */
export const ProjectDetailsMissing = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('projectDetails', '', 'valueMissing'),
});

/** Only blanks as project details: the message is not sent, although the browser accepts blanks. */
export const ProjectDetailsBlank = meta.story({
  tags: ['FORM-2'],
  play: isHeldBack('projectDetails', ' \n ', 'customError'),
});

/** An invalid e-mail address, which the browser does not accept: the message is not sent. */
export const EmailMalformed = meta.story({
  tags: ['FORM-3'],
  play: isHeldBack('email', 'maya', 'typeMismatch'),
});
