import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const binary = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** On Debian, these files come from the packages nginx and libnginx-mod-http-brotli-static. */
export const isNginxInstalled = existsSync(binary) && existsSync(brotli);

/**
 * Starts nginx with the given `server` blocks, and waits until nginx accepts connections.
 * @returns A function that stops nginx.
 */
export async function startNginx(servers: string): Promise<() => Promise<void>> {
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
  const args = ['-p', folder, '-c', 'nginx.conf'];
  const nginx = spawn(binary, args, { stdio: 'inherit' });
  const stop = async () => {
    if (nginx.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    await rm(folder, { recursive: true });
  };
  // nginx writes this file when it listens on its ports.
  while (!existsSync(`${folder}/nginx.pid`)) {
    if (nginx.exitCode !== null) {
      await stop();
      throw new Error('nginx did not start.');
    }
    await setTimeout(20);
  }
  return stop;
}
