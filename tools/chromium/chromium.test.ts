import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('The browser in CHROMIUM_PATH is used', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await chromiumLaunchOptions()).toMatchObject({ executablePath: '/opt/chromium' });
});
