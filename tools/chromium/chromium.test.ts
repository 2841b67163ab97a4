import { afterEach, expect, test, vi } from 'vitest';
import { chromiumLaunchOptions } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH is the browser that is started', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(await chromiumLaunchOptions()).toMatchObject({ executablePath: '/opt/chromium' });
});
