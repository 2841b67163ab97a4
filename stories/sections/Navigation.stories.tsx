import { expect, waitFor, within } from 'storybook/test';
import { narrowModes, wideModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import {
  pastHero,
  scrolled,
  shadowThreshold,
} from '../../src/sections/Navigation/Navigation.behaviour.ts';
import { Navigation } from '../../src/sections/Navigation/Navigation.tsx';
import { onATallPage } from '../fixtures/decorators.tsx';
import { type Scroll, scrollControl, withScroll } from '../fixtures/scroll.tsx';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';

const { booking, brandName, items, menu } = home.navigation;

/** Matches a computed colour without transparency. */
const opaque = /^rgb\(/;

const meta = preview.type<{ args: { scroll?: Scroll } }>().meta({
  component: Navigation,
  args: {
    content: home.navigation,
    background: 'hero' as const,
    menuOpen: false,
  },
  argTypes: {
    background: { control: 'inline-radio', options: ['hero', 'sky', 'plain'] },
    ...scrollControl,
  },
  decorators: [onATallPage, withScroll],
  parameters: {
    layout: 'fullscreen',
    chromatic: { cropToViewport: true },
  },
  beforeEach: () => () => window.scrollTo(0, 0),
});

/** At the top of the page, the bar is transparent and has no shadow. */
export const Top = meta.story({
  tags: ['NAV-2', 'NAV-3', 'NAV-8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveStyle({ boxShadow: 'none' });
  },
});

/** On a page without a hero, the bar always has a background. */
export const OnAPlainPage = meta.story({
  args: { background: 'plain' },
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole('banner'));
    await expect(backgroundColor).toMatch(opaque);
  },
});

/** Beyond `shadowThreshold`, the bar has a shadow. In forced colours, it has a line. */
export const Scrolled = meta.story({
  tags: ['state', 'NAV-7', 'NAV-8'],
  args: { scroll: 'scrolled' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await waitFor(() => expect(bar).toHaveAttribute(scrolled.attribute));
    const { boxShadow, borderBlockEndStyle } = getComputedStyle(bar);
    await expect([boxShadow, borderBlockEndStyle]).not.toEqual(['none', 'none']);
  },
});

/** When the page is scrolled back to `shadowThreshold`, the bar has a background, but no shadow any more. */
export const ScrolledToTheThreshold = meta.story({
  tags: ['PROD-4', 'NAV-7'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: shadowThreshold + 1, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute(scrolled.attribute));
    window.scrollTo({ top: shadowThreshold, behavior: 'instant' });
    /* In the second frame, scroll events and style changes are done. */
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(window.scrollY).toBe(shadowThreshold);
    const { boxShadow, backgroundColor } = getComputedStyle(bar);
    await expect(boxShadow).toBe('none');
    await expect(backgroundColor).toMatch(opaque);
  },
});

/** When the hero is out of view, the bar's Book button has the accent colour. */
export const PastTheHero = meta.story({
  tags: ['state', 'unreviewed'],
  args: { scroll: 'past the hero' },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute(pastHero.attribute)),
});

/** A link in the bar has the keyboard focus and shows its focus ring. */
export const KeyboardFocus = meta.story({
  tags: ['state'],
  parameters: { chromatic: { modes: wideModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const focused = document.activeElement as HTMLElement | null;
    await expect(canvas.getByRole('banner')).toContainElement(focused);
    await expect(focused).not.toBe(canvas.getByRole('link', { name: brandName }));
  },
});

/** In a narrow window, a menu button replaces the links. The Book button has a short label. */
export const NarrowClosed = meta.story({
  tags: ['state', 'NAV-4', 'NAV-8'],
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: narrowModes } },
  play: async ({ canvas }) => {
    /* Storybook makes the window narrow after the story has rendered. */
    await waitFor(() => expect(canvas.getByText(menu.open)).toBeVisible());
    for (const { label } of items) {
      await expect(canvas.queryByRole('link', { name: label })).not.toBeInTheDocument();
    }
    const link = canvas.getByRole('link', { name: booking.label });
    await expect(within(link).getByText(booking.shortLabel)).toBeVisible();
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Top.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Top.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Top.extend({ ...forcedColours, tags: ['edge-case'] });
