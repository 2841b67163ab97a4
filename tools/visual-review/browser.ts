import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';
import { imageAnimation } from './motion.ts';

/** Makes Chromium render the whole page before each frame, so that the pixels do not vary. */
const steadyPixels = [
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
];

/** Number of browser windows: four more than CPUs, because windows often wait for frames. */
export const windowCount = availableParallelism() + 4;

/** @param project Folder whose installed packages contain Chromium. By default, this project. */
export async function startBrowser(project?: string): Promise<Browser> {
  const { args = [], ...options } = await chromiumLaunchOptions(project);
  return chromium.launch({ ...options, args: [...args, ...steadyPixels, imageAnimation] });
}
