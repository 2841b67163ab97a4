import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type * as EntryServer from '../src/entry-server.tsx';
import { minifyStyles } from './criticalStyles.ts';
import { shortenNames } from './shortNames.ts';

const clientEntry = 'src/entry-client.ts';
const serverEntry = 'src/entry-server.tsx';
const serverOutput = '.cache/prerender';

type Render = (entry: typeof EntryServer, script: string) => Promise<EntryServer.RenderedPage>;

/** A route of the site, asked for as a browser would. */
function route(path: string, method = 'GET'): Render {
  return (entry, script) =>
    entry.renderRoute(new Request(`http://localhost${path}`, { method }), script);
}

/** Each file that the build writes, and what it shows. */
const pages: Record<string, Render> = {
  'index.html': route('/'),
  '404.html': route('/404'),
  '400.html': async (entry, script) => entry.renderFailure(400, 'Bad Request', script),
  '405.html': route('/', 'POST'),
  '500.html': async (entry, script) => entry.renderFailure(500, 'Internal Server Error', script),
};

/**
 * One document: its styles stand in its head. Emotion is not told of them: it would move them, and
 * the browser would then style and lay out the whole page anew.
 */
function compose(html: string, css: string): string {
  return html.replace('</head>', () => `<style>${css}</style></head>`);
}

/** The same, without a rule, a variable or a letter of a name that the page does not need. */
function composeSmall({ html, css }: EntryServer.RenderedPage): string {
  const small = shortenNames({ html, css: minifyStyles(css, html) });
  return compose(small.html, small.css);
}

/**
 * Builds the browser's script and the server's, then writes each page as a finished document.
 * In development each request is rendered anew.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      builder: {},
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: clientEntry } } },
        ssr: {
          build: {
            outDir: serverOutput,
            copyPublicDir: false,
            rolldownOptions: { input: serverEntry },
          },
        },
      },
    }),

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The build needs a client and a server environment.');
      await builder.build(client);
      await builder.build(ssr);

      const { root, build } = client.config;
      const output = resolve(root, build.outDir);
      const manifestFile = join(output, '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
        string,
        { file: string }
      >;
      const script = `/${manifest[clientEntry]?.file}`;
      const entryFile = pathToFileURL(join(root, serverOutput, 'entry-server.js'));
      const entry = (await import(`${entryFile.href}?${Date.now()}`)) as typeof EntryServer;
      for (const [file, render] of Object.entries(pages)) {
        await writeFile(join(output, file), composeSmall(await render(entry, script)));
      }
      for (const [file, text] of Object.entries(entry.siteFiles)) {
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

    /** The browser holds only what is alive: a change to anything else reloads the page. */
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' });
      }
    },
  };
}

async function renderForDevelopment(server: ViteDevServer, url: string) {
  const entry = (await server.ssrLoadModule(serverEntry)) as typeof EntryServer;
  const file = entry.siteFiles[url.slice(1)];
  if (file !== undefined) return { status: 200, type: 'text/plain', body: file };

  const page = await route(url)(entry, `/${clientEntry}`);
  const body = await server.transformIndexHtml(url, compose(page.html, page.css));
  return { status: page.status, type: 'text/html', body };
}
