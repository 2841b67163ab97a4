import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './tests/support/storiesProject.ts';
import { pictures } from './vite/pictures.ts';

const stories = await storiesProject();

/**
 * A project with this option starts after the stories. On two CPUs, all projects at once would
 * exceed the time limits.
 */
const afterStories = { sequence: { groupOrder: 1 } };

/** Long limits, because machines differ in speed. The limits only end tests that hang. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    attachmentsDir: '.cache/attachments',
    // Tests spend most of their time waiting for a browser or a server.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        plugins: [pictures()],
        test: {
          name: 'unit',
          include: ['tests/{unit,page}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // With isolation, each test file would load the content and the theme again.
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
