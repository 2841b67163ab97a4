import { alertClasses } from '@mui/material/Alert';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice } from '../../src/notices/Notice.tsx';
import { home } from '../../src/content/en/home.ts';
import { longWords } from '../fixtures/edgeCases.ts';

const { contact } = home;

const { sent, failed } = contact.form.notices;

const meta = preview.meta({
  component: Notice,
  args: { result: 'sent' as const, notice: sent },
});

/** The success notice appears after a message has been sent. */
export const Sent = meta.story({
  tags: ['state', 'NOTE-2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveClass(alertClasses.colorSuccess);
    await expect(canvas.getByText(sent.title)).toBeVisible();
    await expect(canvas.getByText(sent.description)).toBeVisible();
    await expect(canvas.getByRole('button', { name: sent.dismissLabel })).toBeVisible();
  },
});

/** The failure notice appears if a message could not be sent. */
export const Failed = meta.story({
  tags: ['state', 'NOTE-1'],
  args: { result: 'failed', notice: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveClass(alertClasses.colorError);
    await expect(canvas.getByText(failed.title)).toBeVisible();
    await expect(canvas.getByText(failed.description)).toBeVisible();
    const link = canvas.getByRole('link', { name: failed.email });
    await expect(link).toHaveAttribute('href', `mailto:${failed.email}`);
  },
});

export const LongWords = meta.story({
  ...longWords,
  tags: ['edge-case'],
  args: { result: 'failed', notice: failed },
});
