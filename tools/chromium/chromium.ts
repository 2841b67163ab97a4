import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import bundled, { inflate } from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright';

/** The same pixels for the same text, whatever the machine's own settings for fonts. */
const args = ['--font-render-hinting=slight', '--no-sandbox', '--disable-background-networking'];

/**
 * How to start Chromium here: the one that `CHROMIUM_PATH` names; else, on Linux, the one that came
 * with the install; elsewhere the Chrome of the machine, which serves for behaviour, not for screenshots.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { executablePath: chosen, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };

  const executablePath = await bundled.executablePath();
  if (await starts(executablePath)) return { executablePath, args };

  // A bare machine lacks a few libraries (nss, nspr, expat): the package carries them too.
  const packageRoot = dirname(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  );
  await inflate(join(packageRoot, 'bin/al2023.tar.br'));
  const env = { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023/lib') } as Record<
    string,
    string
  >;
  if (await starts(executablePath, env)) return { executablePath, args, env };

  throw new Error(
    'The Chromium that came with the install cannot start on this machine. Install the package ' +
      '"chromium" (Debian, Ubuntu) and set CHROMIUM_PATH=/usr/bin/chromium, or set CHROMIUM_PATH ' +
      'to any other Chromium or Chrome.',
  );
}

async function starts(path: string, env = process.env): Promise<boolean> {
  return promisify(execFile)(path, ['--version', '--no-sandbox'], { env }).then(
    () => true,
    () => false,
  );
}
