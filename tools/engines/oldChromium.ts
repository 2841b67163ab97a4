import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';

const run = promisify(execFile);
const cache = resolve('.cache/old-chromium');

/** Version of the package @sparticuz/chromium. Chromium 109 is the last for Windows 7 and 8. */
const version = '109.0.6';
const sha256 = '84171b067a588137a242c3dfb70d160c49d055a4227297aefc5eace94e47566c';

/** Returns the path to Chromium 109. Downloads its package from the npm registry only once. */
export async function fetchOldChromium(): Promise<string> {
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
