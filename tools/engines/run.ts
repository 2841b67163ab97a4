import { startVitest } from 'vitest/node';
import { findFirefox } from './firefox.ts';
import { fetchOldChromium, oldChromiums } from './oldChromium.ts';
import { findWebKit } from './webkit.ts';

/**
 * `npm run test:engines [-- name]`: the same promises in old Chromiums, which it fetches once, and
 * in whichever of Firefox and WebKit is installed.
 */
const notTested: string[] = [];
const isLinux = process.platform === 'linux' && process.arch === 'x64';
for (const version of oldChromiums) {
  if (!isLinux) {
    notTested.push(`Chromium ${version}: its build is for Linux on x64`);
    continue;
  }
  try {
    console.log(`Chromium ${version}: ${await fetchOldChromium(version)}`);
  } catch (error) {
    notTested.push(`Chromium ${version}: ${String(error)}`);
  }
}
if (!findFirefox()) notTested.push('Firefox: not installed (Debian: firefox-esr)');
if (!findWebKit()) {
  notTested.push('WebKit: not installed (Debian: webkit2gtk-driver, and xvfb without a display)');
}
for (const line of notTested) console.log(`Not tested. ${line}.`);

const run = await startVitest('test', [], {
  config: false,
  root: process.cwd(),
  run: true,
  watch: false,
  include: ['tools/engines/**/*.test.ts'],
  testNamePattern: process.argv[2],
  globalSetup: ['tests/support/site.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
});
await run.close();
