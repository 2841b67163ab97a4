import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticHost } from '../../../vite/host/serve.ts';

/**
 * Serves a built site as our host does, with its headers, compressed beforehand. The contact
 * function's part is played by one that always says thank you.
 */
export async function host(folder: string) {
  const serve = createStaticHost(folder);
  const server = createServer((request, response) => {
    const { method = '', url: target = '' } = request;
    if (method === 'POST' && target.startsWith('/functions/')) {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"sent"}');
      return;
    }
    serve(request, response);
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
