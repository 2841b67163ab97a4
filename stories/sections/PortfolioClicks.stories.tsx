import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { Portfolio } from '../../src/sections/Portfolio/Portfolio.tsx';
import { withNewTabNote } from '../fixtures/decorators.tsx';
import { followNoLink } from '../fixtures/followNoLink.ts';
import type { Play } from '../fixtures/contactForm.ts';
import { fullscreen } from '../fixtures/fullscreen.ts';

const meta = preview.meta({
  component: Portfolio,
  args: { content: home.portfolio },
  decorators: withNewTabNote,
  parameters: { ...fullscreen, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(console, 'log').mockReturnValue();
    return followNoLink();
  },
});

const card = ({ canvas }: Play) => canvas.getByRole('button', { name: 'Convoy' });
const book = ({ canvas }: Play) =>
  canvas.getByRole('link', { name: 'Book a Consultation about Convoy' });

/** A click anywhere on a card is told to the console, and does nothing else. */
export const CardClickLogs = meta.story({
  play: async (play) => {
    await play.userEvent.click(play.canvas.getByText('Fleet app with CRM and AI'));
    await expect(console.log).toHaveBeenCalledOnce();
    await expect(console.log).toHaveBeenCalledWith('Project selected:', 'Convoy');
  },
});

/** By the keyboard too: Enter, then Space. */
export const CardKeysLog = meta.story({
  play: async (play) => {
    card(play).focus();
    await play.userEvent.keyboard('{Enter}[Space]');
    await expect(console.log).toHaveBeenCalledTimes(2);
  },
});

/** Its Book button is no part of the card: nothing is told. */
export const BookDoesNotLog = meta.story({
  play: async (play) => {
    await play.userEvent.click(book(play));
    await expect(console.log).not.toHaveBeenCalled();
  },
});

/** By the keyboard neither. */
export const BookKeysDoNotLog = meta.story({
  play: async (play) => {
    book(play).focus();
    await play.userEvent.keyboard('{Enter}');
    await expect(console.log).not.toHaveBeenCalled();
  },
});
