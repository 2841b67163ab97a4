import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rows } from '../fixtures/layout.ts';

const variants = ['contained', 'gradient', 'outlined', 'text'] as const;

const meta = preview.meta({
  component: Button,
  args: { children: 'Book a Consultation', variant: 'gradient', disabled: false, onClick: fn() },
  argTypes: {
    children: { description: 'Label that says what the button does.' },
    variant: {
      control: 'select',
      options: variants,
      description: 'Style, which depends on the importance of the action and on the background.',
    },
    size: {
      control: 'inline-radio',
      options: ['medium', 'small'],
      description: 'Size of the button. It is 48 px high, or 44 px if it is small.',
      table: { type: { summary: 'union' }, defaultValue: { summary: 'medium' } },
    },
    disabled: {
      control: 'boolean',
      description: 'Whether the button is faded and ignores clicks.',
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
    href: {
      control: 'text',
      description: 'URL that makes the button a link.',
      table: { type: { summary: 'string' } },
    },
    onClick: { description: 'Click handler for a button that is not a link.' },
  },
});

/** The form's button. Try other variants with the controls. */
export const Gradient = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.blur();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const all = variants.map((variant) => (
  <Rows key={variant}>
    <Button variant={variant}>{variant}</Button>
    <Button variant={variant} size="small">
      {variant} small
    </Button>
    <Button variant={variant} disabled>
      {variant} disabled
    </Button>
  </Rows>
));

/** Every variant on a plain background. */
export const Variants = meta.story({
  parameters: { controls: { disable: true } },
  render: () => <>{all}</>,
});

/** Every variant on a dark gradient. */
export const VariantsOnAGradient = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Paper variant="gradient" sx={{ padding: 3 }}>
      {all}
    </Paper>
  ),
});

/** The button has the keyboard focus. */
export const KeyboardFocus = meta.story({
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** A label that needs more than one line stays inside the button. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { children: 'Book a consultation with the Donaudampfschifffahrtsgesellschaft of Vienna' },
});
