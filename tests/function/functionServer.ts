import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { env, startFunction } from './support.ts';

/** Serves the function in a separate process, and reports its memory in MB every 20 ms. */
const { dependencies } = await startFunction({ replaced: { now: () => Date.now() } });
const server = createServer(toNodeListener(env, dependencies));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  setInterval(() => process.send?.({ port, memoryMb: process.memoryUsage.rss() / 1e6 }), 20);
});
