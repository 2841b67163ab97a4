import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { compose, composeMinified } from './compose.ts';

const clientEntry = 'src/entry-client.ts';
const serverEntry = 'src/entry-server.tsx';
const serverOutput = '.cache/prerender';

/**
 * Builds the browser script and the server script, and then writes each page as a complete HTML
 * document. In development, renders a page for each request.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      builder: {},
      environments: {
        client: { build: { rolldownOptions: { input: clientEntry } } },
        ssr: {
          build: {
            outDir: serverOutput,
            copyPublicDir: false,
            // Writes the font files, because only the server code imports the theme and its fonts.
            emitAssets: true,
            rolldownOptions: { input: serverEntry },
          },
        },
      },
    }),

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build needs a client and a server environment.');
      const { output: chunks } = (await builder.build(client)) as Rolldown.RolldownOutput;
      await builder.build(ssr);

      const { root, build } = client.config;
      const output = resolve(root, build.outDir);
      await cp(join(root, serverOutput, 'assets'), join(output, 'assets'), {
        recursive: true,
        filter: (file) => !file.endsWith('.js'),
      });
      const entryFile = pathToFileURL(join(root, serverOutput, 'entry-server.js'));
      const entry = (await import(`${entryFile.href}?${Date.now()}`)) as typeof EntryServer;
      const pages = await entry.renderPages(`/${chunks[0].fileName}`);
      const documents = Object.entries(pages).flatMap(([file, { html, styles }]) => {
        const page = composeMinified(html, styles, entry.fontUrls);
        return [
          [file, page.html],
          [page.printStyles.file, page.printStyles.css],
        ];
      });
      for (const [file = '', text = ''] of [...documents, ...Object.entries(entry.siteFiles)]) {
        await mkdir(dirname(join(output, file)), { recursive: true });
        await writeFile(join(output, file), text);
      }
    },

    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        renderForDevelopment(server, request.originalUrl ?? '/').then(({ status, type, body }) => {
          response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
        }, next);
      });
    },

    /** Reloads the page after a change to a module that only the server runs. */
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const isInBrowser = modules.some(
        ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file)?.size,
      );
      if (!isInBrowser) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

async function renderForDevelopment(server: ViteDevServer, url: string) {
  const entry = (await server.ssrLoadModule(serverEntry)) as typeof EntryServer;
  const file = entry.siteFiles[url.slice(1)];
  if (file !== undefined) return { status: 200, type: 'text/plain', body: file };

  const request = new Request(`http://localhost${url}`);
  const page = await entry.renderRoute(request, `/${clientEntry}`);
  const document = compose(page.html, page.styles, entry.fontUrls);
  const body = await server.transformIndexHtml(url, document);
  return { status: page.status, type: 'text/html', body };
}
