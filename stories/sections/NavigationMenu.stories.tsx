import { expect, waitFor } from 'storybook/test';
import { narrowModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { scrolled, shadowThreshold } from '../../src/sections/Navigation/Navigation.behaviour.ts';
import { Navigation } from '../../src/sections/Navigation/Navigation.tsx';
import { followNoLink } from '../fixtures/followNoLink.ts';
import { onATallPage } from '../fixtures/decorators.tsx';
import type { Play } from '../fixtures/contactForm.ts';
import { rightToLeft } from '../fixtures/edgeCases.ts';

const meta = preview.meta({
  title: 'Navigation',
  id: 'sections-navigationmenu',
  tags: ['!autodocs'],
  component: Navigation,
  args: { content: home.navigation, background: 'hero' as const },
  decorators: onATallPage,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', chromatic: { modes: narrowModes, cropToViewport: true } },
  beforeEach: followNoLink,
});

const { items, menu, templates } = home.navigation;
const item = { name: items[0]!.label };
const toggleOf = ({ canvas }: Play) => canvas.getByText(menu.open).closest('summary')!;
const details = () => document.querySelector('details');

async function open(play: Play) {
  /* Storybook makes the window narrow after the story has rendered. */
  await waitFor(() => expect(toggleOf(play)).toBeVisible());
  await play.userEvent.click(toggleOf(play));
  await expect(details()).toHaveAttribute('open');
  for (const { label } of [...items, templates]) {
    const link = play.canvas.getByRole('link', { name: label });
    await expect(link).toBeVisible();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(48);
  }
  await expect(play.canvas.getByText(menu.close)).toBeVisible();
}

async function isClosed(play: Play) {
  await waitFor(() => expect(details()).not.toHaveAttribute('open'));
  await expect(play.canvas.queryByRole('link', item)).not.toBeInTheDocument();
}

/** The open menu has the links to sections and templates, each at least 48 px high. */
export const Open = meta.story({ tags: ['state', 'NAV-1', 'NAV-2', 'NAV-5', 'NAV-8'], play: open });
export const OpenRightToLeft = Open.extend({ ...rightToLeft, tags: ['edge-case'] });

const behaviour = { parameters: { chromatic: { disableSnapshot: true } } };

/** Its button opens and closes the menu on a scrolled page. The bar stays in its scrolled state. */
export const WhileScrolled = meta.story({
  tags: ['NAV-5', 'NAV-8'],
  ...behaviour,
  play: async (play) => {
    const bar = play.canvas.getByRole('banner');
    window.scrollTo({ top: shadowThreshold + 1, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute(scrolled.attribute));
    await open(play);
    await expect(bar).toHaveAttribute(scrolled.attribute);
    await play.userEvent.click(toggleOf(play));
    await isClosed(play);
    await expect(bar).toHaveAttribute(scrolled.attribute);
  },
});

/** Choosing any link closes the menu. */
export const ClosedByAChoice = meta.story({
  tags: ['NAV-6'],
  ...behaviour,
  play: async (play) => {
    for (const { label } of [...items, templates]) {
      await open(play);
      await play.userEvent.click(play.canvas.getByRole('link', { name: label }));
      await isClosed(play);
    }
  },
});

/** Escape closes the menu and returns the focus to the menu button. */
export const ClosedByEscape = meta.story({
  ...behaviour,
  play: async (play) => {
    await open(play);
    await play.userEvent.keyboard('{Tab}{Escape}');
    await isClosed(play);
    await expect(toggleOf(play)).toHaveFocus();
  },
});

/** A click outside the menu closes it. */
export const ClosedByAClickOutside = meta.story({
  ...behaviour,
  play: async (play) => {
    await open(play);
    await play.userEvent.click(document.body);
    await isClosed(play);
  },
});
