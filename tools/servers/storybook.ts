import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { preview } from 'vite';

/** Serves a built Storybook on a free local port. */
export async function serveStorybook(folder: string) {
  if (!existsSync(join(folder, 'iframe.html'))) {
    throw new Error(`${folder} is not a built Storybook: it has no iframe.html. Build it first.`);
  }
  const server = await preview({
    configFile: false,
    // With `mpa`, a missing file has status 404. Otherwise, Vite would serve the index page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: resolve(folder) },
    // Caches the scripts, because all stories load the same scripts.
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const close = () => server.close();
  return { address: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
