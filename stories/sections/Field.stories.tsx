import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/sections/Contact/ContactForm/Field.tsx';
import { home } from '../../src/content/en/home.ts';
import { contactFields, type FieldName } from '../../supabase/functions/_shared/contract.ts';
import { contactMessage } from '../fixtures/contactMessage.ts';
import { longWords } from '../fixtures/edgeCases.ts';

const { contact } = home;

const { fields, tooLong } = contact.form;
const meta = preview.meta({
  component: Field,
  args: {
    field: contactFields.find(({ name }) => name === 'email'),
    content: fields.email,
    tooLong,
  },
  parameters: { docs: { story: { height: 240 } } },
});

/** Text starts on the left in English and on the right in Arabic. */
const inItsDirection = { unicodeBidi: 'plaintext', textAlign: 'start' };

/** An empty field shows its placeholder and no error. */
export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    await expect(control).toBeRequired();
    await expect(control).toHaveAttribute('aria-invalid', 'false');
    await expect(control).toHaveAttribute('placeholder', args.content.placeholder);
    await expect(canvas.getByText(args.content.error)).not.toBeVisible();
    await expect(control).toHaveStyle(inItsDirection);
  },
});

/** A focused field with text has a coloured border, and is as high as an empty field. */
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

/** A field for several lines of text. The visitor can make it taller. */
export const SeveralRows = meta.story({
  args: {
    field: { name: 'projectDetails', type: 'textarea', required: true },
    content: fields.projectDetails,
  },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    await expect(control).toHaveAttribute('rows', '4');
    await expect(control).toHaveStyle({ ...inItsDirection, resize: 'vertical' });
  },
});

/** An optional phone number can be blank. If it is not blank, it needs at least five digits. */
export const OptionalPhone = meta.story({
  tags: ['state'],
  args: {
    field: { name: 'fax' as FieldName, type: 'tel', required: false },
    content: {
      label: 'Phone (optional)',
      placeholder: '+44 20 7946 0000',
      error: 'A number that we can call, please.',
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: args.content.label });
    await expect(control).not.toBeRequired();
    await expect(control).toBeValid();
    await userEvent.type(control, '  ');
    await expect(control).toBeValid();
    await userEvent.type(control, '1234');
    await expect(control).toBeInvalid();
    await userEvent.clear(control);
    await userEvent.type(control, '+44 (0)20 / 7946-0000');
    await expect(control).toBeValid();
  },
});

/** Beside a `TextField` of MUI. Both get their look from the theme. */
export const BesideTextField = meta.story({
  render: (args) => (
    <Stack sx={{ gap: 2 }}>
      <Field {...args} />
      <TextField
        required
        label={`${args.content.label} in a TextField`}
        placeholder={args.content.placeholder}
        error
        helperText={args.content.error}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ours, theirs] = canvas.getAllByRole('textbox');
    await userEvent.type(ours!, 'layla');
    ours!.setAttribute('aria-invalid', 'true');
    await userEvent.click(theirs!);
    await userEvent.tab();
    const look = (control: HTMLElement) => {
      const root = control.parentElement!;
      const border = getComputedStyle(root.querySelector('fieldset')!);
      const label = getComputedStyle(root.parentElement!.querySelector('label')!);
      const error = getComputedStyle(root.parentElement!.querySelector('p')!);
      const { height } = root.getBoundingClientRect();
      return {
        height,
        border: [border.border, border.borderInlineStart, border.borderRadius],
        text: [control, root].map(
          (part) => getComputedStyle(part).fontSize + getComputedStyle(part).padding,
        ),
        background: getComputedStyle(root).backgroundColor,
        label: [label.fontSize, label.fontWeight, label.color, label.marginBlockEnd],
        error: [error.fontSize, error.fontWeight, error.color, error.marginBlock],
      };
    };
    await expect(look(ours!)).toEqual(look(theirs!));
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
