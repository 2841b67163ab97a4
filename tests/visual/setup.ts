import { afterEach, beforeEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { compareScreenshots } from './compareScreenshots.ts';

/* Nothing is hovered but what a story hovers, and focus shows as it does to a keyboard. */
beforeEach(async () => {
  await commands.parkPointer();
  await userEvent.keyboard('{F2}');
});

/* Runs after a story's own play function, while the story still stands. */
afterEach(compareScreenshots);
