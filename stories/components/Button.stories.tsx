import Button from '@mui/material/Button';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Book a Consultation', onClick: fn() },
});

/** Leads on plain ground: one on a screen. */
export const Gradient = meta.story({ args: { variant: 'gradient' } });
