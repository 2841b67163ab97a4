import { type Browser, chromium, devices } from 'playwright';
import { chromiumLaunchOptions } from '../../chromium/chromium.ts';
import { recordEvents, slowestEvent } from './eventTiming.ts';
import { fingerOver, type Visitor } from './touch.ts';
import { visits } from './visits.ts';

export type Interaction = keyof typeof visits;

/** The slowest answer of each visit, in ms, on a phone with a quarter of this machine's speed. */
export async function measureInteractions(url: string): Promise<Record<Interaction, number>> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const figures: [string, number][] = [];
    for (const [name, visit] of Object.entries(visits)) {
      figures.push([name, await measure(browser, url, visit)]);
    }
    return Object.fromEntries(figures) as Record<Interaction, number>;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, url: string, visit: (visitor: Visitor) => Promise<void>) {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(recordEvents);
    const touch = await fingerOver(page, session);
    await page.goto(url);
    await visit({ page, touch });
    return await slowestEvent(page);
  } finally {
    await context.close();
  }
}
