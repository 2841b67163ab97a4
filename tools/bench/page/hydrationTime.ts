import { chromium, devices } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';
import { firstName, reach, untilHydrated } from './visits.ts';

/** How long script ran, in ms at a quarter of the CPU, from the first byte until React has the form. */
export async function measureHydration(url: string): Promise<number> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Performance.enable');
    await page.goto(url);
    await reach(page, firstName);
    await untilHydrated(page);
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  } finally {
    await browser.close();
  }
}
