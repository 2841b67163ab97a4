import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Brand } from '../../src/components/Brand.tsx';
import { settings } from '../../src/content/settings.ts';
import { logo } from '../fixtures/pictures.ts';

const meta = preview.meta({
  component: Brand,
  args: { name: settings.brandName, href: '/' },
});

/** The brand mark and the brand name are one link to the home page. */
export const Default = meta.story({
  tags: ['FOOT-1'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.name });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(link.querySelector('svg')).toBeVisible();
  },
});

/** A logo replaces the brand mark and the brand name. Screen readers read the brand name. */
export const WithLogo = meta.story({
  args: { logo },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveTextContent(/^$/);
  },
});
