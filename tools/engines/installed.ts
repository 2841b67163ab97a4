import { existsSync } from 'node:fs';
import { chromiumLaunchOptions } from '../chromium/chromium.ts';
import { startChromium } from './chromium.ts';
import type { InstalledEngine } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { oldChromiumPath, oldChromiums } from './oldChromium.ts';
import { findWebKit, startWebKit } from './webkit.ts';

/** Every engine that this machine has, the old builds that were fetched among them. */
export async function installedEngines(): Promise<InstalledEngine[]> {
  const launchOptions = await chromiumLaunchOptions();
  // The old builds come without their software renderer of graphics, and stall where they miss it.
  const args = [...(launchOptions.args ?? []), '--disable-gpu'];
  const engines: InstalledEngine[] = oldChromiums
    .map((version) => ({ version, executablePath: oldChromiumPath(version) }))
    .filter(({ executablePath }) => existsSync(executablePath))
    .map(({ version, executablePath }) => ({
      label: `Chromium ${Number.parseInt(version)}`,
      start: (options) => startChromium({ ...launchOptions, args, executablePath }, options),
    }));
  engines.push({
    label: 'Chromium of today',
    start: (options) => startChromium(launchOptions, options),
  });
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (firefox) {
    engines.push({ label: 'Firefox', start: (options) => startFirefox(firefox, options) });
  }
  if (webkit) engines.push({ label: 'WebKit', start: (options) => startWebKit(webkit, options) });
  return engines;
}
