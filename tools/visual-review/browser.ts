import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';

/** Chromium draws the whole page before the screenshot, so equal pages give equal pixels. */
const steadyPixels = [
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
];

/** Number of windows at the same time. A window waits for frames half of the time. */
export const windowCount = availableParallelism() + 4;

/** @param project Folder whose installed packages contain Chromium; without it, this project. */
export async function startBrowser(project?: string): Promise<Browser> {
  const { args = [], ...options } = await chromiumLaunchOptions(project);
  return chromium.launch({ ...options, args: [...args, ...steadyPixels] });
}
