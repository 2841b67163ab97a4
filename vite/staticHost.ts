import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressAll } from './host/compress.ts';
import { headerRules, parseHeadersFile, toHeadersFile } from './host/headers.ts';
import { toNginxSnippet } from './host/nginx.ts';
import { respond } from './host/respond.ts';
import { listFiles, loadSite } from './host/site.ts';

const headersFile = '_headers';
const nginxFile = '_nginx.conf';
const licencesFile = 'licences.md';

/**
 * Makes the built site ready for its hosts, and is one of them: `vite preview` serves the finished
 * files, and obeys the very `_headers` that a host on the network will.
 */
export function staticHost(): Plugin {
  let output = '';
  const locate = ({ root, build }: ResolvedConfig) => resolve(root, build.outDir);

  return {
    name: 'static-host',
    // Their licences ask that the words of those whose work the browser is sent go with it.
    config: () => ({
      environments: { client: { build: { license: { fileName: licencesFile } } } },
    }),
    configResolved: (config) => void (output = locate(config)),

    buildApp: {
      order: 'post',
      async handler() {
        // The bundler's notes were for the prerendering alone.
        await rm(join(output, '.vite'), { recursive: true, force: true });
        const paths = await listFiles(output);
        const pages = paths.filter((path) => path.endsWith('.html'));
        const rules = headerRules(
          await Promise.all(pages.toSorted().map((path) => readFile(path, 'utf8'))),
        );
        await Promise.all([
          writeFile(join(output, headersFile), toHeadersFile(rules)),
          writeFile(join(output, nginxFile), toNginxSnippet(rules)),
          compressAll(paths),
        ]);
      },
    },

    async configurePreviewServer(server) {
      const site = await loadSite(output);
      const rules = parseHeadersFile(await readFile(join(output, headersFile), 'utf8'));
      server.middlewares.use((request, response) => {
        const { status, headers, body } = respond(site, rules, {
          method: request.method ?? '',
          target: request.url ?? '',
          accepts: request.headers['accept-encoding']?.toString(),
          ifNoneMatch: request.headers['if-none-match'],
        });
        // An upload that nobody reads must still leave the connection.
        request.resume();
        response.writeHead(status, headers).end(body);
      });
    },
  };
}
