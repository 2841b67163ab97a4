import { setFlagsFromString } from 'node:v8';

/*
 * Makes V8 compile WebAssembly only once. By default, V8 optimizes it while it runs. In tests,
 * PGlite runs for too short a time to benefit: most processes would do this work only at their end.
 */

setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
