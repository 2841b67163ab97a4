import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright';

const run = promisify(execFile);

const ownProject = join(import.meta.dirname, '../..');

/** With the same font hinting, every machine renders the same pixels. */
const args = ['--font-render-hinting=slight', '--no-sandbox', '--disable-background-networking'];

/**
 * Returns Playwright's launch options for the Chromium in `CHROMIUM_PATH`. Without this variable,
 * Linux x64 uses the Chromium from an npm package. Other systems use Chrome, which may render
 * different pixels.
 * @param project Folder whose installed packages contain Chromium.
 */
export async function chromiumLaunchOptions(project = ownProject): Promise<LaunchOptions> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { executablePath: chosen, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };

  const folder = await unpackChromium(resolve(project));
  const executablePath = join(folder, 'chromium');
  if (await canStart(executablePath)) return { executablePath, args };

  // The package contains the libraries nss, nspr and expat for systems that lack them.
  const libraries = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') };
  const env = libraries as Record<string, string>;
  if (await canStart(executablePath, env)) return { executablePath, args, env };

  throw new Error(
    'The Chromium from the npm package cannot start on this machine. Set CHROMIUM_PATH to another ' +
      'Chromium or Chrome. On Debian or Ubuntu, install the package "chromium" and set ' +
      'CHROMIUM_PATH=/usr/bin/chromium.',
  );
}

/**
 * Unpacks each version of Chromium once, into its own temporary folder. Each user has own folders,
 * because one user cannot read the files of another.
 */
async function unpackChromium(project: string): Promise<string> {
  const manifest = join(project, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const folder = join(tmpdir(), `chromium-${version}-${userInfo().uid}`);
  const isUnpacked = () => existsSync(join(folder, 'chromium'));
  if (isUnpacked()) return folder;

  // The package does not replace an older Chromium in `TMPDIR`, so each version gets a new folder.
  const unfinished = await mkdtemp(`${folder}-`);
  const script = `
    import chromium, { inflate } from '@sparticuz/chromium';
    await chromium.executablePath();
    await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');`;
  const unpacking = run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    env: { ...process.env, TMPDIR: unfinished },
  });
  await unpacking.catch(async (error: Error & { stderr: string }) => {
    await rm(unfinished, { recursive: true });
    const reason = error.stderr.includes('ENOSPC') ? 'There is no space left' : error.message;
    throw new Error(`Chromium cannot be unpacked into ${folder}: ${reason}`, { cause: error });
  });
  await rename(unfinished, folder).catch(async () => {
    // Either another process was faster, or the system has removed old files from the folder.
    if (isUnpacked()) return rm(unfinished, { recursive: true });
    await rm(folder, { recursive: true });
    await rename(unfinished, folder);
  });
  return folder;
}

function canStart(path: string, env = process.env): Promise<boolean> {
  return run(path, ['--version', '--no-sandbox'], { env }).then(
    () => true,
    () => false,
  );
}
