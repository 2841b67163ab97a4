import { defineConfig } from 'vitest/config';
import { storiesProject } from './tests/visual/project.ts';

const stories = await storiesProject();

export default defineConfig({
  test: {
    /* Pictures are accepted by a person, never by a run that finds none. */
    update: 'none',
    attachmentsDir: '.cache/attachments',
    projects: [
      {
        test: {
          name: 'node',
          include: ['tests/{unit,theme,page,services,function}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      stories,
    ],
  },
});
