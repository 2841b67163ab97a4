import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { benchFolder } from '../shared.ts';
import type { Site } from './sites.ts';

/** IP address that link.py gives to the server. */
const host = '10.99.0.1';

const certificate =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=site ' +
  '-keyout key.pem -out certificate.pem';

/** Serves each site on its own port, with TLS 1.3, HTTP/2 and brotli. */
export async function startNginx(namespace: string, sites: Site[]) {
  const work = resolve(benchFolder, 'nginx');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  execFileSync('openssl', certificate.split(' '), { cwd: work, stdio: 'ignore' });
  await writeFile(`${work}/nginx.conf`, configuration(work, sites));

  const command = ['netns', 'exec', namespace, 'nginx', '-c', `${work}/nginx.conf`];
  const nginx = spawn('ip', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  // nginx writes this file when it is ready for connections.
  while (!existsSync(`${work}/nginx.pid`)) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await setTimeout(50);
  }
  const addresses = sites.map(({ name }, index) => `${name}=https://${host}:${4430 + index}/`);
  const close = async () => {
    nginx.kill();
    await once(nginx, 'exit');
  };
  return { addresses, close };
}

function configuration(work: string, sites: Site[]): string {
  const servers = sites.map(
    ({ folder, rules }, index) =>
      `server { listen ${host}:${4430 + index} ssl http2; root ${folder}; ${rules} }`,
  );
  return `
load_module modules/ngx_http_brotli_static_module.so;
daemon off;
user root;
pid ${work}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ssl_certificate ${work}/certificate.pem;
  ssl_certificate_key ${work}/key.pem;
  ssl_protocols TLSv1.3;
  ${servers.join('\n  ')}
}
`;
}
