import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseHeadersFile } from '../../../vite/host/headers.ts';
import { respond } from '../../../vite/host/respond.ts';
import { loadSite } from '../../../vite/host/site.ts';

/**
 * Serves a built site from memory as our host does, with its headers, compressed beforehand. The
 * contact function's part is played by one that always says thank you.
 */
export async function host(folder: string) {
  const site = await loadSite(folder);
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const server = createServer((request, response) => {
    request.resume();
    const { method = '', url: target = '' } = request;
    if (method === 'POST' && target.startsWith('/functions/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"sent"}');
      return;
    }
    const accepts = request.headers['accept-encoding']?.toString();
    const { status, headers, body } = respond(site, rules, { method, target, accepts });
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
