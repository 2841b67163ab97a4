import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { loadEnv } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';

/** Returns an empty value for each variable in `.env`, so that stories use the default settings. */
function defaultSettings(): Record<string, string> {
  const names = Object.keys(loadEnv('test', process.cwd(), 'VITE_'));
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Runs each story's play function, and axe in both colour schemes. Takes no screenshots. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [storybookTest({ storybookScript: 'npm run storybook' })],
    optimizeDeps: { force: true },
    test: {
      name: 'stories',
      env: defaultSettings(),
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
  };
}
