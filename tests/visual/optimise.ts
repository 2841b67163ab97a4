import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import optimise, { init } from '@jsquash/oxipng/optimise.js';
import type { Difference } from './lastRun.ts';

/* A worker of `accept.ts`: puts each of its screenshots in place, as small as lossless allows. */
const codec = '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm';
await init(
  await WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(codec))),
);

for (const { before, after } of workerData as Difference[]) {
  const screenshot = await readFile(after);
  const { buffer, byteOffset, byteLength } = screenshot;
  const pixels = buffer.slice(byteOffset, byteOffset + byteLength);
  await mkdir(dirname(before), { recursive: true });
  await writeFile(before, new Uint8Array(await optimise(pixels, { level: 2 })));
  await rm(after);
}
