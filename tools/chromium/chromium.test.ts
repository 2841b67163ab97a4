import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('The launch options contain the browser in CHROMIUM_PATH', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await chromiumLaunchOptions()).toMatchObject({ executablePath: '/opt/chromium' });
});
