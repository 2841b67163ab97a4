import { defineConfig } from 'vitest/config';
import { recordResults } from './tests/support/recordResults.ts';
import { storiesProject } from './tests/support/storiesProject.ts';

const stories = await storiesProject();

export default defineConfig({
  plugins: [recordResults()],
  test: {
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
