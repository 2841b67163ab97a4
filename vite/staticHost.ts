import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * Serves the built site as a careful static host would: pages at their addresses, 404 with our
 * own page, assets for ever, compressed where the browser can read it.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const output = join(root, build.outDir);
      const page = (file: string) => readFileSync(join(output, file));
      const serve = sirv(output, { brotli: true, gzip: true, etag: true, dotfiles: false });
      server.middlewares.use((request, response) => {
        serve(request, response, () => {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(page('404.html'));
        });
      });
    },
  };
}
