import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tools/engines/**/*.test.ts'],
    globalSetup: ['tests/support/site.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
