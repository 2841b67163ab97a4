import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxFileFor } from '../../../vite/staticHost.ts';
import { type Network, serverAddress } from './network.ts';

export const nginxBinary = '/usr/sbin/nginx';
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Server {
  urls: Record<string, string>;
  /** Of the certificate's key, for a browser that shall trust it. */
  keyHash: string;
  close: () => Promise<void>;
}

/**
 * nginx at the server's end of the link, with TLS 1.3, HTTP/2 and brotli. A folder that holds the
 * snippet of the build is served by it.
 * @param folders by the name of the site.
 */
export async function startNginx(
  network: Network,
  folders: Record<string, string>,
): Promise<Server> {
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
  const servers = Object.entries(folders).map(([name, folder], index) => {
    const port = 4430 + index;
    urls[name] = `https://${serverAddress}:${port}/`;
    return serverBlock(port, resolve(folder));
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
  const [command = '', ...args] = [...network.atServer, nginxBinary, '-p', work, '-c', file];
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const { publicKey } = new X509Certificate(await readFile(certificate));
  const keyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    urls,
    keyHash,
    close: async () => {
      nginx.kill();
      await once(nginx, 'exit');
      await rm(work, { recursive: true, force: true });
    },
  };
}

function serverBlock(port: number, folder: string): string {
  const snippet = nginxFileFor(folder);
  const rules = existsSync(snippet)
    ? `include ${snippet};`
    : 'brotli_static on; add_header Cache-Control "public, max-age=0, must-revalidate"; ' +
      'location ~ \\.woff2$ { add_header Cache-Control "public, max-age=31536000, immutable"; }';
  return `server { listen ${serverAddress}:${port} ssl http2; root ${folder}; ${rules} }`;
}
