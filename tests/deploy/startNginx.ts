import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const binary = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian: nginx, libnginx-mod-http-brotli-static. */
export const isNginxInstalled = existsSync(binary) && existsSync(brotli);

function configuration(folder: string, servers: string): string {
  return `
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
  ${servers}
}
`;
}

async function waitForAnswer(nginx: ChildProcess, url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < 30_000;) {
    const isUp = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (nginx.exitCode !== null) break;
  }
  throw new Error(`nginx does not answer at ${url}.`);
}

/**
 * Starts nginx with the given `server` blocks.
 * @param url answers as soon as nginx is up.
 * @returns what stops it.
 */
export async function startNginx(servers: string, url: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, servers));
  const nginx = spawn(binary, ['-p', folder, '-c', file], { stdio: 'inherit' });
  const stop = async () => {
    if (nginx.exitCode === null && nginx.kill()) await once(nginx, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(nginx, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
