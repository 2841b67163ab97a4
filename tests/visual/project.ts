import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright';
import type { Page } from 'playwright';
import { loadEnv } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from '../../vite/chromium.ts';
import { comparePixels } from './comparePixels.ts';
import { obsoleteScreenshots } from './obsoleteScreenshots.ts';
import { baselines, lastRun } from './paths.ts';

type Media = Parameters<Page['emulateMedia']>[0];

declare module 'vitest' {
  interface ProvidedContext {
    screenshotsAreCompared: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    parkPointer: () => Promise<void>;
  }
}

const emulateMedia = defineBrowserCommand<[Media]>(({ page }, media) => page.emulateMedia(media));
const parkPointer = defineBrowserCommand<[]>(({ page }) => page.mouse.move(-1000, -1000));

/** Another system draws text differently, so screenshots are compared where they were accepted. */
const isLinux = process.platform === 'linux';
const isStorybookPanel = process.env['VITEST_STORYBOOK'] === 'true';
const screenshotsAreCompared = isLinux && !isStorybookPanel;

/** The same pixels from the same page: it is drawn whole, and before the screenshot is taken. */
const steadyPixels = [
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
];

/** Stories have the default settings, whatever `.env` says: an empty variable keeps its default. */
function defaultSettings(): Record<string, string> {
  const names = Object.keys(loadEnv('test', process.cwd(), 'VITE_'));
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** Every story: its play function, axe in both schemes, and on Linux its screenshots. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const asked = new Set<string>();
  const { args = [], ...launch } = await chromiumLaunchOptions();
  return {
    plugins: [
      storybookTest({ storybookScript: 'npm run storybook' }),
      ...(screenshotsAreCompared ? [obsoleteScreenshots(asked)] : []),
    ],
    optimizeDeps: { force: true },
    test: {
      name: 'stories',
      env: defaultSettings(),
      setupFiles: ['tests/visual/setup.ts'],
      provide: { screenshotsAreCompared },
      testTimeout: 60_000,
      /* The six screenshots of a whole page take their time on a busy machine. */
      hookTimeout: 300_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { ...launch, args: [...args, ...steadyPixels] },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { emulateMedia, parkPointer },
        expect: {
          toMatchScreenshot: {
            comparators: { exact: comparePixels },
            resolveScreenshotPath: ({ root, arg, ext }) => {
              const path = join(root, baselines, arg + ext);
              asked.add(path);
              return path;
            },
            resolveDiffPath: ({ root, arg, ext }) => join(root, lastRun, arg + ext),
          },
        },
      },
    },
  };
}
