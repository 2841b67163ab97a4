import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './tests/support/storiesProject.ts';
import { pictures } from './vite/pictures.ts';

const stories = await storiesProject();

/** The stories come first: with all side by side, two processors are too slow for time limits. */
const afterStories = { sequence: { groupOrder: 1 } };

/** For what hangs: how long a test takes depends on the machine, and proves nothing. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    attachmentsDir: '.cache/attachments',
    // A test waits for its browser or server most of the time.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        plugins: [pictures()],
        test: {
          name: 'unit',
          include: ['tests/{unit,page}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Each file would load the content and the theme again.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/engines/**', 'tools/**/*.browser.test.ts'],
          environment: 'node',
          ...afterStories,
          ...limits,
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          environment: 'node',
          ...afterStories,
          ...limits,
        },
      },
      {
        plugins: [pictures()],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tools/**/*.browser.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          ...afterStories,
          ...limits,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      stories,
    ],
  },
});
