import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import optimise, { init } from '@jsquash/oxipng/optimise.js';
import { readDifferences, type Difference } from './lastRun.ts';

/**
 * `npm run visual:accept [-- filter]`: what the last run saw becomes what is right. Nothing is
 * photographed anew, so what is accepted is what has been looked at.
 */
const differences = await readDifferences(process.argv[2]);
if (differences.length === 0) {
  console.log('Nothing to accept: run `npm run visual` first, or try another filter.');
}

const codec = createRequire(import.meta.url).resolve(
  '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
);
await init(await WebAssembly.compile(await readFile(codec)));

for (const difference of differences) await accept(difference);
const { added = [], changed = [], obsolete = [] } = Object.groupBy(differences, ({ kind }) => kind);
console.log(`Accepted: ${changed.length} changed, ${added.length} new, ${obsolete.length} gone.`);

async function accept({ kind, before, after }: Difference): Promise<void> {
  if (kind === 'obsolete') return rm(before);
  const picture = await readFile(after);
  const pixels = picture.buffer.slice(picture.byteOffset, picture.byteOffset + picture.byteLength);
  await mkdir(dirname(before), { recursive: true });
  await writeFile(before, new Uint8Array(await optimise(pixels, { level: 2 })));
  await rm(after);
}
