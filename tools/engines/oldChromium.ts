import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const run = promisify(execFile);
const cache = 'node_modules/.cache/old-chromium';

/**
 * Old builds of Chromium, each the oldest that we support or the first with something: 109 is the
 * last for Windows 7 and 8, 114 has `popover`, 119 `Promise.withResolvers`, 123 `light-dark()`. The
 * npm package @sparticuz/chromium carries the browser itself.
 */
const integrities = {
  '103.0.0':
    'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  '109.0.6':
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  '114.0.0':
    'sha512-jzOUZInBjnJYXXCJFCDOEQb0t22Klx2+t7isZEiSOxLdDyDtDaykUS5c8Bw4KczWYb4fDxorO0D+g0rCFq5/gA==',
  '119.0.2':
    'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  '123.0.1':
    'sha512-RPrA99xrddbXXZjhUH1WZkTCK3QDQ77t/0y+vULtiW1uAlWLBxorxGnNTuzBDk6eNolxOVFrXZ2aoAN+/eB5TA==',
};

type Version = keyof typeof integrities;

export const oldChromiums = Object.keys(integrities) as Version[];

export const oldChromiumPath = (version: Version) => resolve(cache, version, 'chromium');

/** Takes a build from the npm registry, once, and says where it came from. */
export async function fetchOldChromium(version: Version): Promise<'cached' | 'fetched'> {
  const path = oldChromiumPath(version);
  if (existsSync(path)) return 'cached';
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'fetch-'));
  try {
    const pack = ['pack', '--silent', `@sparticuz/chromium@${version}`];
    const { stdout } = await run('npm', pack, { cwd: folder });
    const archive = join(folder, stdout.trim());
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (`sha512-${digest}` !== integrities[version]) throw new Error('is not the build we know');

    await run('tar', ['xzf', archive, '-C', folder, 'package/bin/chromium.br']);
    const packed = await readFile(join(folder, 'package/bin/chromium.br'));
    await rm(join(folder, 'package'), { recursive: true });
    await rm(archive);
    const unpacked = await promisify(brotliDecompress)(packed);
    await writeFile(join(folder, 'chromium'), unpacked, { mode: 0o755 });
    // Renamed at last, so that nobody starts half a browser.
    await rename(folder, resolve(cache, version));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 'fetched';
}
