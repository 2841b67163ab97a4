import { expect } from 'storybook/test';
import { oddWindows } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { fullscreen } from '../fixtures/fullscreen.ts';
import { forcedColours, largeText, rightToLeft } from '../fixtures/edgeCases.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const meta = preview.meta({
  component: Hero,
  args: { content: home.hero },
  decorators: withNewTabNote,
  parameters: fullscreen,
});

/** The first screen: headline, tagline and two actions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { heading, tagline, primary, secondary } = home.hero;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(canvas.getByText(tagline)).toBeVisible();
    const booking = canvas.getByRole('link', { name: primary.label });
    await expect(booking).toHaveAttribute('target', '_blank');
    const work = canvas.getByRole('link', { name: secondary.label });
    await expect(work).toHaveAttribute('href', secondary.href);
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({
  args: { content: withLongText(home.hero) },
});
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });

/** A tablet held upright, and a phone held sideways: text first, and no void above it. */
export const OddWindows = Default.extend({ parameters: { chromatic: { modes: oddWindows } } });
