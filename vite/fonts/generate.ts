import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import type * as Home from '../../src/content/home.ts';
import { cutFonts } from './cut.ts';
import { measureFallbacks } from './measure.ts';
import { textsIn } from './texts.ts';

/** `npm run fonts`: cuts the fonts from their sources, and measures what stands in for them. */
const folder = new URL('../../theme/fonts/', import.meta.url);

for (const [name, font] of Object.entries(await cutFonts())) {
  await writeFile(new URL(`${name}.woff2`, folder), font);
  console.log(name, `${font.length} bytes`);
}

const { module } = await runnerImport<typeof Home>('/src/content/home.ts', {
  configFile: false,
  logLevel: 'error',
});
const fallbacks = await measureFallbacks(textsIn(module.home));
await writeFile(new URL('fallbacks.json', folder), `${JSON.stringify(fallbacks, undefined, 2)}\n`);
