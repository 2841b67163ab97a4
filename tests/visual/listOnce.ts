import type { CaptureBrowser } from './browser.ts';
import { listStories, type CapturedStory } from './stories.ts';
import { previewUrl } from './take.ts';

/** Opens a served Storybook and lists what this engine can capture in it. */
export async function listOnce(browser: CaptureBrowser, address: string): Promise<CapturedStory[]> {
  const page = await browser.openPage();
  try {
    await page.open(previewUrl(address));
    const stories = await listStories(page);
    return stories.filter(({ forcedColors }) => !forcedColors || browser.canForceColors);
  } finally {
    await page.close();
  }
}
