import { defineConfig } from 'vitest/config';

/** `npm run sweep`: by itself, so that it measures Storybook and not the load of the other tests. */
export default defineConfig({
  test: {
    include: ['tests/sweep/**/*.test.ts'],
    globalSetup: ['tests/support/builtStorybook.ts'],
    /* In ms, for hangs alone. */
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
  },
});
