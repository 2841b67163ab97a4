import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ContactForm } from '../../src/sections/Contact/ContactForm/ContactForm.tsx';
import { home } from '../../src/content/en/home.ts';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { field, fillIn, sendButton } from '../fixtures/contactForm.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { longWords } from '../fixtures/edgeCases.ts';

const { contact } = home;

const meta = preview.meta({
  component: ContactForm,
  args: { content: contact.form, steps: contact.next.steps },
  parameters: { docs: { story: { height: 800 } } },
});

/** Every field shows a placeholder. Only the optional fields can be left empty. */
export const Idle = meta.story({
  tags: ['FORM-4'],
  play: async ({ canvas }) => {
    for (const { name, required } of contactFields) {
      const { placeholder } = contact.form.fields[name];
      await expect(field(canvas, name).required).toBe(required);
      await expect(field(canvas, name)).toHaveAttribute('placeholder', placeholder);
    }
  },
});

/** A field has the keyboard focus. The focus ring is outside the field's border. */
export const FieldFocused = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvas, 'firstName')).toHaveFocus();
  },
});

/** A field with an invalid e-mail address has a thick border. The error is below the field. */
export const FieldInvalid = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const { error } = contact.form.fields.email;
    await expect(canvas.getByText(error)).not.toBeVisible();
    await fillIn(canvas, { ...contactMessage, email: 'layla' });
    /* A click is needed, because text typed by a script does not trigger `:user-invalid`. */
    await userEvent.click(sendButton(canvas));
    await expect(canvas.getByText(error)).toBeVisible();
    await expect(canvas.getByText(contact.form.fields.firstName.error)).not.toBeVisible();
  },
});

export const LongWords = meta.story({
  ...longWords,
  tags: ['edge-case'],
  args: { content: { ...contact.form, submit: 'Donaudampfschifffahrts'.repeat(4) } },
});
