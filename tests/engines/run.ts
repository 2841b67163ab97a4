import { startVitest } from 'vitest/node';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

/** `npm run test:engines`: the core promises in whichever of the other engines is installed. */
const missing = [
  !findFirefox() && 'Firefox (Debian: firefox-esr)',
  !findWebKit() && 'WebKit (Debian: webkit2gtk-driver, and xvfb where there is no display)',
].filter(Boolean);
if (missing.length > 0) console.log(`Not installed, and not tested: ${missing.join(', ')}.`);

if (missing.length < 2) {
  const run = await startVitest('test', [], {
    config: false,
    root: process.cwd(),
    run: true,
    watch: false,
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['tests/support/site.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  });
  await run.close();
}
