import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ContactForm } from '../../src/components/ContactForm.tsx';
import { contact } from '../../src/content/contact.ts';
import { field } from '../fixtures/contactForm.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const meta = preview.meta({
  component: ContactForm,
  args: { content: contact.form, sending: false, action: '/', onSubmit: fn() },
});

/** Drawn, and nothing more: every field required, each with its own example. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['firstName', 'lastName', 'email', 'projectDetails'] as const) {
      const { placeholder } = contact.form.fields[name];
      await expect(field(canvas, name)).toBeRequired();
      await expect(field(canvas, name)).toHaveAttribute('placeholder', placeholder);
    }
    await expect(field(canvas, 'email')).toHaveAttribute('type', 'email');
    await expect(field(canvas, 'projectDetails')).toHaveAttribute('rows', '4');
  },
});

/** Reached by the keyboard: the field's own edge is its ring. */
export const FieldFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvas, 'firstName')).toHaveFocus();
  },
});

/** On its way. */
export const Sending = meta.story({
  args: { sending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const LongWords = meta.story({ args: { content: withLongText(contact.form) } });
