import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright';

const run = promisify(execFile);

const ownProject = join(import.meta.dirname, '../..');

/** The same font hinting on every machine gives the same pixels. */
const args = ['--font-render-hinting=slight', '--no-sandbox', '--disable-background-networking'];

/**
 * Returns Playwright's launch options for Chromium: the one in `CHROMIUM_PATH`, else on Linux the one
 * in the npm package, else the Chrome of the machine (for behaviour, not for screenshots).
 * @param project Folder whose installed packages contain Chromium.
 */
export async function chromiumLaunchOptions(project = ownProject): Promise<LaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { executablePath: chosen, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };

  const folder = await unpackChromium(resolve(project));
  const executablePath = join(folder, 'chromium');
  if (await canStart(executablePath)) return { executablePath, args };

  // A minimal system lacks nss, nspr and expat. The package contains these libraries.
  const libraries = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  const env = libraries as Record<string, string>;
  if (await canStart(executablePath, env)) return { executablePath, args, env };

  throw new Error(
    'The Chromium from the npm package cannot start on this machine. Install the package ' +
      '"chromium" (Debian, Ubuntu) and set CHROMIUM_PATH=/usr/bin/chromium, or set CHROMIUM_PATH ' +
      'to any other Chromium or Chrome.',
  );
}

/** Unpacks Chromium into a temporary folder for each version, once. */
async function unpackChromium(project: string): Promise<string> {
  const manifest = join(project, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(tmpdir(), `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // The package unpacks into the temporary folder of its process and does not compare versions.
  const unfinished = await mkdtemp(`${folder}-`);
  const script = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');`;
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    env: { ...process.env, TMPDIR: unfinished },
  });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

function canStart(path: string, env = process.env): Promise<boolean> {
  return run(path, ['--version', '--no-sandbox'], { env }).then(
    () => true,
    () => false,
  );
}
