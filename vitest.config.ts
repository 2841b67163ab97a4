import { defineConfig } from 'vitest/config';
import { storiesProject } from './tests/support/storiesProject.ts';
import { pictures } from './vite/pictures.ts';

const stories = await storiesProject();

/** For what hangs: how long a test takes depends on the machine, and proves nothing. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    attachmentsDir: '.cache/attachments',
    projects: [
      {
        plugins: [pictures()],
        test: {
          name: 'node',
          include: ['tests/{unit,page,function}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['tools/engines/**', 'tools/**/*.browser.test.ts'],
          environment: 'node',
          ...limits,
        },
      },
      {
        plugins: [pictures()],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tools/**/*.browser.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          ...limits,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      stories,
    ],
  },
});
