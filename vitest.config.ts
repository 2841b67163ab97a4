import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tools/chromium/chromium.ts';
import { pictures } from './vite/pictures.ts';

const env = loadEnv('test', process.cwd(), 'VITE_');

/** Names of all `VITE_` settings. */
const settings = Object.keys(env);

// The tests expect English pages at `/`.
const others = (env['VITE_LOCALES'] ?? '').split(',').filter((name) => name.trim() !== 'en');
process.env['VITE_LOCALES'] = ['en', ...others].filter((name) => name).join(',');

/**
 * Test projects with this option start after the stories. On a machine with two CPUs, running all
 * projects at once would exceed the time limits.
 */
const afterStories = { sequence: { groupOrder: 1 } };

/** The time limits are long, because some machines are slow. They only stop tests that hang. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    attachmentsDir: '.cache/attachments',
    // At least four, because tests spend most of their time waiting for a browser or a server.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        plugins: [pictures()],
        test: {
          name: 'unit',
          include: ['tests/{unit,page}/**/*.test.{ts,tsx}', 'tools/check/*.test.ts'],
          // Each worker loads the content and the theme only once, and these tests rarely wait.
          isolate: false,
          maxWorkers: availableParallelism(),
          // Vitest requires a separate group for a different number of workers.
          sequence: { groupOrder: 2 },
          ...limits,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          exclude: ['tools/{check,engines}/**', 'tools/**/*.browser.test.ts'],
          ...afterStories,
          ...limits,
        },
      },
      {
        test: {
          name: 'function',
          include: ['tests/function/**/*.test.ts'],
          globalSetup: ['tests/support/emptyDatabase.ts'],
          // Threads share the compiled PGlite. Processes would each compile it again.
          pool: 'threads',
          // Processes that the tests start.
          env: {
            NODE_OPTIONS: `--import=${import.meta.resolve('./tests/support/compileOnce.ts')}`,
          },
          ...afterStories,
          ...limits,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [pictures()],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tools/**/*.browser.test.ts'],
          globalSetup: ['tests/support/site.ts'],
          // Each worker starts only one browser.
          isolate: false,
          ...afterStories,
          ...limits,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      /* Runs each story's play function, and axe in both colour schemes. Takes no screenshots. */
      {
        plugins: [storybookTest({ storybookScript: 'npm run storybook' })],
        optimizeDeps: { force: true },
        test: {
          name: 'stories',
          // Replaces the settings with empty values, so that stories use the defaults.
          env: Object.fromEntries(settings.map((name) => [name, ''])),
          // Storybook cleans up after each story, so all files can use the same frame.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await chromiumLaunchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
