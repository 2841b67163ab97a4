import { defineConfig } from 'vitest/config';

/** `npm run sweep`: by itself, so that it measures Storybook and not the load of the other tests. */
export default defineConfig({
  test: {
    include: ['tests/sweep/**/*.test.ts'],
    globalSetup: ['tests/support/builtStorybook.ts'],
    hookTimeout: 60_000,
  },
});
