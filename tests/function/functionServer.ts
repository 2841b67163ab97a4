import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { env, startFunction } from './support.ts';

/** Serves the contact function. Reports the memory use of this process to the parent process. */
const { dependencies } = await startFunction({ replaced: { now: () => Date.now() } });
const server = createServer(toNodeListener(env, dependencies));
server.listen(0, '127.0.0.1', report);

function report(): void {
  // Without garbage collection, the report would include memory that is no longer in use.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, memoryMb: (heapUsed + external) / 1e6 });
  // Garbage collection is slow on a busy machine, so this pause leaves time for requests.
  setTimeout(report, 200);
}
