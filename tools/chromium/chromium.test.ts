import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH names the browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await chromiumLaunchOptions()).toMatchObject({ executablePath: '/opt/chromium' });
});
