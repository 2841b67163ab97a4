import { expect, waitFor } from 'storybook/test';
import { narrowModes, wideModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Navigation } from '../../src/sections/Navigation/Navigation.tsx';
import { underTheSky } from '../fixtures/decorators.tsx';
import { twoFrames } from '../fixtures/frames.ts';
import { fullscreen } from '../fixtures/fullscreen.ts';
import { forcedColours, largeText, noMotion, rightToLeft } from '../fixtures/edgeCases.ts';
import { withLongText } from '../fixtures/withLongText.ts';

const meta = preview.meta({
  component: Navigation,
  args: { content: home.navigation },
  decorators: underTheSky,
  parameters: { ...fullscreen, chromatic: { cropToViewport: true } },
  beforeEach: () => () => window.scrollTo(0, 0),
});

/** At the top of the page: clear, so that the sky is whole. */
export const Top = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveStyle({ boxShadow: 'none' });
    const booking = canvas.getByRole('link', { name: /^Book ?a Consultation$/ });
    await expect(booking).toHaveAttribute('target', '_blank');
  },
});

/** Beyond 100 px the bar casts a shadow, and takes a ground of its own. */
export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo({ top: 101, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveStyle({ boxShadow: 'none' }));
  },
});

/** At 100 px exactly it does not yet. */
export const ScrolledToTheThreshold = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 100, behavior: 'instant' });
    await twoFrames();
    await expect(window.scrollY).toBe(100);
    await expect(canvas.getByRole('banner')).toHaveStyle({ boxShadow: 'none' });
  },
});

/** Reached by the keyboard: a ring, at a distance, on any ground. */
export const KeyboardFocus = meta.story({
  parameters: { chromatic: { modes: wideModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const focused = document.activeElement as HTMLElement | null;
    await expect(canvas.getByRole('banner')).toContainElement(focused);
    await expect(focused).not.toBe(canvas.getByRole('link', { name: 'Afterglow' }));
  },
});

/** Below the width at which the items fit, they wait behind a button. */
export const NarrowClosed = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: narrowModes } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Services' })).not.toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  args: { content: withLongText(home.navigation) },
});
export const RightToLeft = Top.extend(rightToLeft);
export const LargeText = Top.extend(largeText);
export const ForcedColours = Top.extend(forcedColours);
export const NoMotion = Top.extend(noMotion);
