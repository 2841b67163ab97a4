import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../server/start.ts';
import { nginxFileFor } from '../../vite/host/finishSite.ts';
import { findFreePort } from '../../tools/servers/freePort.ts';
import { startNginx } from '../../tools/servers/nginx.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a trailing slash. */
    siteUrl: string;
  }
}

/** The tests do not build into `dist/`, because a server may be using that folder. */
const siteFolder = 'node_modules/.cache/site';

/**
 * Settings that override `.env`. With these settings, the site calls the contact function on the
 * site's origin. The function writes mails to `.outbox/` instead of sending them.
 */
const forTests = {
  VITE_SUPABASE_URL: '',
  MAIL_API_KEY: '',
  MAIL_API_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  ALLOWED_ORIGINS: '',
  RATE_LIMIT: '',
  DATABASE_URL: 'memory://',
};

/**
 * Builds the site in production mode, in a separate process. A build in Vitest's process would
 * contain the libraries' development code.
 */
async function build(): Promise<void> {
  const env = { ...process.env, ...forTests, NODE_ENV: 'production' };
  const options = ['--outDir', siteFolder, '--logLevel', 'warn'];
  await promisify(execFile)('node_modules/.bin/vite', ['build', ...options], { env });
}

/** Builds and serves the site like `npm start`. Behind a proxy, `origin` is the proxy's origin. */
async function serveSite(origin = '') {
  await build();
  const variables = { ...process.env, ...forTests, ALLOWED_ORIGINS: origin };
  return startServer({ folder: siteFolder, port: await findFreePort(), variables });
}

/** Serves the site on nginx, with the build's nginx file. Our server runs the contact function. */
async function serveOnNginx() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await serveSite(url);
  const root = resolve(siteFolder);
  const server = `server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${nginxFileFor(root)};
    location /functions/ { proxy_pass ${site.url}; }
  }`;
  const stop = await startNginx(server);
  return { url, close: async () => void (await Promise.all([stop(), site.close()])) };
}

/** Starts one site for all tests. With `SITE_HOST=nginx`, nginx serves the site. */
export default async function setUp(project: TestProject) {
  const site = await (process.env['SITE_HOST'] === 'nginx' ? serveOnNginx() : serveSite());
  project.provide('siteUrl', site.url);
  return () => site.close();
}
