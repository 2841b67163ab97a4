import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressAll } from './host/compress.ts';
import { headerRules, headersFile, toHeadersFile } from './host/headers.ts';
import { toNginxSnippet } from './host/nginx.ts';
import { guardRequests } from './host/request.ts';
import { createStaticHost } from './host/serve.ts';
import { listFiles, listSite, pagesByAddress } from './host/site.ts';

/** Beside the folder of the site: inside it, a host that serves every file would serve it too. */
export function nginxFileFor(folder: string): string {
  return `${folder}.nginx.conf`;
}

/**
 * Makes the built site ready for its hosts, and is one of them: `vite preview` serves the finished
 * files by the `_headers` file that a host on the network reads.
 */
export function staticHost(): Plugin {
  let output = '';

  return {
    name: 'static-host',
    // The licences of what the browser is sent ask that their text goes with it.
    config: () => ({
      environments: { client: { build: { license: { fileName: 'licences.txt' } } } },
    }),
    configResolved: ({ root, build }) => void (output = resolve(root, build.outDir)),

    buildApp: {
      order: 'post',
      async handler() {
        // The bundler's notes were for the prerendering alone.
        await rm(join(output, '.vite'), { recursive: true, force: true });
        const paths = listFiles(output);
        const pages = paths.filter((path) => path.endsWith('.html')).toSorted();
        const rules = headerRules(pages.map((path) => readFileSync(path, 'utf8')));
        const nginx = toNginxSnippet(rules, pagesByAddress(listSite(output)));
        await Promise.all([
          writeFile(join(output, headersFile), toHeadersFile(rules)),
          writeFile(nginxFileFor(output), nginx),
          compressAll(paths),
        ]);
      },
    },

    configureServer({ httpServer }) {
      if (!httpServer) return;
      guardRequests(httpServer as Server, (_request, response) => response.writeHead(400).end());
    },

    configurePreviewServer({ httpServer, middlewares }) {
      const host = createStaticHost(output);
      guardRequests(httpServer as Server, host);
      middlewares.use(host);
    },
  };
}
