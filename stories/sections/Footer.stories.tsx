import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Footer } from '../../src/sections/Footer/Footer.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { fullscreen } from '../fixtures/fullscreen.ts';
import { forcedColours, largeText, noMotion, rightToLeft } from '../fixtures/edgeCases.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const meta = preview.meta({
  component: Footer,
  args: { content: home.footer },
  decorators: withNewTabNote,
  parameters: fullscreen,
});

/** The end of the page, on ink in both schemes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const services = within(canvas.getByRole('navigation', { name: 'Services' }));
    for (const link of services.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', '#services');
    }
    const company = within(canvas.getByRole('navigation', { name: 'Company' }));
    await expect(company.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      '#contact',
    );
    const templates = company.getByRole('link', { name: 'Browse Templates' });
    await expect(templates).toHaveAttribute('target', '_blank');
    for (const name of [/LinkedIn/, /Twitter/, /Facebook/, 'About Us', 'Careers', 'Blog']) {
      const placeholder = canvas.getByRole('link', { name });
      await expect(placeholder).not.toHaveAttribute('href');
      await expect(placeholder).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByText(/2025/)).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { content: withLongText(home.footer) },
});
export const RightToLeft = Default.extend(rightToLeft);
export const LargeText = Default.extend(largeText);
export const ForcedColours = Default.extend(forcedColours);
export const NoMotion = Default.extend(noMotion);
