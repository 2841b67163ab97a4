import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Network, serverAddress } from './network.ts';
import type { Site } from './sites.ts';

export const nginxBinary = '/usr/sbin/nginx';
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** For a site that brings none: compressed, the page asked after, the font kept. */
const plainRules = `
  brotli_static on;
  add_header Cache-Control "public, max-age=0, must-revalidate";
  location ~ \\.woff2$ { add_header Cache-Control "public, max-age=31536000, immutable"; }`;

export interface Server {
  urls: Record<string, string>;
  /** Of the certificate's key, for a browser that shall trust it. */
  keyHash: string;
  close: () => Promise<void>;
}

/** nginx at the server's end of the link, with TLS 1.3, HTTP/2 and brotli. */
export async function startNginx(network: Network, sites: Site[]): Promise<Server> {
  const work = await mkdtemp(join(tmpdir(), 'bench-link-'));
  const certificate = join(work, 'certificate.pem');
  const key = join(work, 'key.pem');
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=site -addext subjectAltName=IP:${serverAddress} -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const urls: Record<string, string> = {};
  const servers = sites.map(({ name, root, snippet }, index) => {
    const port = 4430 + index;
    urls[name] = `https://${serverAddress}:${port}/`;
    const rules = snippet ? `include ${snippet};` : plainRules;
    return `server { listen ${serverAddress}:${port} ssl http2; root ${root}; ${rules} }`;
  });
  const file = join(work, 'nginx.conf');
  await writeFile(
    file,
    `
load_module ${brotliModule};
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.3;
  ${servers.join('\n  ')}
}
`,
  );
  const [command, ...args] = [...network.atServer, nginxBinary, '-p', work, '-c', file];
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const close = async () => {
    if (nginx.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    await rm(work, { recursive: true, force: true });
  };
  // It writes its number once it listens.
  while (!existsSync(join(work, 'nginx.pid'))) {
    if (nginx.exitCode !== null) {
      await close();
      throw new Error('nginx did not start.');
    }
    await setTimeout(50);
  }
  const { publicKey } = new X509Certificate(await readFile(certificate));
  const keyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { urls, keyHash, close };
}
