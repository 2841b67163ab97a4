import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

const run = promisify(execFile);
const cache = resolve('.cache/old-chromium');

/**
 * Versions of the package @sparticuz/chromium, with their SHA-256. Chromium 103 is the oldest in
 * `browserslist`. Chromium 109 is the last for Windows 7 and 8. Version 114 added `popover`, 119
 * added `Promise.withResolvers`, and 123 added `light-dark()`.
 */
export const oldChromiums = {
  '103.0.0': '88f1af268022584ffd0e4b58a68c8bd63b55f247b7c84481c719f362fb2be43a',
  '109.0.6': '84171b067a588137a242c3dfb70d160c49d055a4227297aefc5eace94e47566c',
  '114.0.0': '45d116cc8ab1fb547567a9161e6e28f37fa163efba01e2433c3b44f95466a13b',
  '119.0.2': 'dd80591c6748586980ba09af9357e2d428fbe1a448641f30bad020d36490a19f',
  '123.0.1': 'aaea4974705da9ab96532b6aceda68afdcc83bb5139f1921f03b3530a0bf7a69',
};

/** Returns the path to an old Chromium. Downloads its package from the npm registry only once. */
export async function fetchOldChromium(version: string, sha256: string): Promise<string> {
  const path = join(cache, `chromium-${version}`);
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  await run('npm', ['pack', `@sparticuz/chromium@${version}`], { cwd: cache });
  const archive = join(cache, `sparticuz-chromium-${version}.tgz`);
  if (hash('sha256', await readFile(archive)) !== sha256)
    throw new Error(`Wrong SHA-256: ${archive}`);
  const options = { encoding: 'buffer', maxBuffer: Infinity } as const;
  const { stdout } = await run('tar', ['xzOf', archive, 'package/bin/chromium.br'], options);
  await writeFile(`${path}.part`, brotliDecompressSync(stdout), { mode: 0o755 });
  await rename(`${path}.part`, path);
  await rm(archive);
  return path;
}
