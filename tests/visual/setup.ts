import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { photograph } from './photograph.ts';

/* Real keys and clicks, for the few steps that a page cannot make for itself. */
Object.assign(globalThis, { realInput: userEvent });

/* Runs after a story's own play function, while the story still stands. */
afterEach(photograph);
