import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { serveSite, siteFolder } from '../support/site.ts';
import { startVitest } from 'vitest/node';

/**
 * `npm run test:nginx`: the browser tests on the site as nginx serves it, by the snippet that the
 * build wrote. The contact function behind it is the embedded one.
 */
const binary = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const configuration = (port: number, folder: string, root: string, functions: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr crit;
load_module ${brotli};
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/_nginx.conf;
    location /functions/ { proxy_pass ${functions}; }
  }
}
`;

async function answers(url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 10_000;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function testUnderNginx(): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  process.env['ALLOWED_ORIGINS'] = url;
  const site = await serveSite();
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder, resolve(siteFolder), site.url));
  const nginx = spawn(binary, ['-p', folder, '-c', file], { stdio: 'inherit' });
  try {
    await answers(url);
    process.env['SITE_URL'] = url;
    const run = await startVitest('test', process.argv.slice(2), {
      watch: false,
      project: 'browser',
    });
    await run.close();
  } finally {
    nginx.kill();
    await Promise.all([once(nginx, 'exit'), site.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

if (existsSync(binary) && existsSync(brotli)) await testUnderNginx();
else {
  console.log(
    'Not installed, and not tested: nginx (Debian: nginx, libnginx-mod-http-brotli-static).',
  );
}
