import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { env, startFunction } from './support.ts';

/** Serves the function in a separate process, and reports the MB that it uses. */
const { dependencies } = await startFunction({ replaced: { now: () => Date.now() } });
const server = createServer(toNodeListener(env, dependencies));
server.listen(0, '127.0.0.1', report);

function report(): void {
  // Without this, unused memory that V8 has not freed yet would count too.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, memoryMb: (heapUsed + external) / 1e6 });
  // The pause leaves time for requests: on a busy machine, a collection is slow.
  setTimeout(report, 200);
}
