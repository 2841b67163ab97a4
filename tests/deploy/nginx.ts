import { resolve } from 'node:path';
import { startVitest } from 'vitest/node';
import getPort from 'get-port';
import { nginxFileFor } from '../../vite/staticHost.ts';
import { serveSite, siteFolder } from '../support/site.ts';
import { isNginxInstalled, startNginx } from './startNginx.ts';

/**
 * `npm run test:nginx`: the browser tests on the site as nginx serves it, by the snippet that the
 * build wrote. The contact function behind it is the embedded one.
 */
async function testUnderNginx(): Promise<void> {
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const site = await serveSite(url);
  const root = resolve(siteFolder);
  const server = `server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${nginxFileFor(root)};
    location /functions/ { proxy_pass ${site.url}; }
  }`;
  const stop = await startNginx(server, url);
  try {
    process.env['SITE_URL'] = url;
    const run = await startVitest('test', process.argv.slice(2), {
      watch: false,
      project: 'browser',
    });
    await run.close();
  } finally {
    await Promise.all([stop(), site.close()]);
  }
}

if (isNginxInstalled) await testUnderNginx();
else {
  console.log(
    'Not installed, and not tested: nginx (Debian: nginx, libnginx-mod-http-brotli-static).',
  );
}
