import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binary = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** On Debian, these files come from the packages nginx and libnginx-mod-http-brotli-static. */
export const isNginxInstalled = existsSync(binary) && existsSync(brotli);

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts nginx with the given `server` blocks, and waits until nginx answers at `url`.
 * @returns A function that stops nginx.
 */
export async function startNginx(servers: string, url: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    load_module ${brotli};
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${servers}
    }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn(binary, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  const stop = async () => {
    if (nginx.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    await rm(folder, { recursive: true });
  };
  while (nginx.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return stop;
  }
  await stop();
  throw new Error(`nginx does not answer at ${url}`);
}
