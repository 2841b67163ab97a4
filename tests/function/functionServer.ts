import { serve } from '../support/serve.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { env, startFunction } from './support.ts';

/** Serves the contact function. Reports the memory use of this process to the parent process. */
const { dependencies } = await startFunction({ replaced: { now: () => Date.now() } });
const { url } = await serve(toNodeListener(env, dependencies));
report();

function report(): void {
  // Without garbage collection, the report would include memory that is no longer in use.
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ url, memoryMb: (heapUsed + external) / 1e6 });
  // Garbage collection is slow on a busy machine, so this pause leaves time for requests.
  setTimeout(report, 200);
}
