import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a free port, for a server that cannot choose a port itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
