import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { toTextContent } from '../../src/content/textPages.ts';
import { TextPage } from '../../src/pages/TextPage.tsx';
import privacy from '../fixtures/privacy.md?raw';

const { footer, frame, navigation } = home;

const content = {
  ...toTextContent('privacy.md', privacy),
  homeHref: '/',
  frame,
  navigation,
  footer: { ...footer, pages: [{ label: 'Privacy policy', href: '/privacy' }] },
};

const meta = preview.meta({
  component: TextPage,
  args: { content },
  parameters: { layout: 'fullscreen' },
});

/** A text page with lists, a table and a block quote. The footer has a link to the page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Privacy policy' };
    await expect(canvas.getByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'backend' })).toHaveAttribute('target', '_blank');
    const link = canvas.getByRole('link', { name: 'Privacy policy' });
    await expect(link).toHaveAttribute('href', '/privacy');
  },
});
