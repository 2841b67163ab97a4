import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/components/Field.tsx';
import { contact } from '../../src/content/en/contact.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { withLongText } from '../fixtures/withLongText.ts';
import docs from './Field.md?raw';

const { fields } = contact.form;
const meta = preview.meta({
  component: Field,
  args: { name: 'email' as const, content: fields.email, type: 'email' },
  parameters: { docs: { description: { component: docs } } },
});

/** Empty: its sample value is there, its error is not. */
export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    await expect(control).toBeRequired();
    await expect(control).toHaveAttribute('placeholder', args.content.placeholder);
    await expect(canvas.getByText(args.content.error)).not.toBeVisible();
  },
});

/** Focused, and filled in: the edge is coloured, and nothing moves. */
export const Filled = meta.story({
  tags: ['state'],
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    const { height } = control.getBoundingClientRect();
    await userEvent.type(control, contactMessage.email);
    await expect(control).toHaveValue(contactMessage.email);
    await expect(control.getBoundingClientRect().height).toBe(height);
  },
});

/** A text of several rows, which whoever writes may make higher. */
export const SeveralRows = meta.story({
  tags: ['state'],
  args: { name: 'projectDetails', content: fields.projectDetails, type: undefined, rows: 4 },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    await expect(control).toHaveAttribute('rows', '4');
    await expect(control).toHaveStyle({ resize: 'vertical' });
  },
});

/** Every text is longer by a word that fits no line. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { content: withLongText(fields.email) },
});
