import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { runnerImport } from 'vite';
import type * as Home from '../../src/content/home.ts';
import { divide } from './codePoints.ts';
import { cutFonts } from './cut.ts';
import { measureFallbacks } from './measure.ts';
import { textsIn } from './texts.ts';

/** `npm run fonts`: cuts the fonts from their sources, and measures what stands in for them. */
const folder = new URL('../../theme/fonts/', import.meta.url);

const { module } = await runnerImport<typeof Home>('/src/content/home.ts', {
  configFile: false,
  logLevel: 'error',
});
const texts = textsIn(module.home);
const codePoints = divide(texts);

for (const [name, font] of Object.entries(await cutFonts(codePoints))) {
  await writeFile(new URL(`${name}.woff2`, folder), font);
  console.log(name, `${font.length} bytes`);
}

const measured = { codePoints, fallbacks: await measureFallbacks(texts) };
const file = fileURLToPath(new URL('measured.json', folder));
await writeFile(file, await format(JSON.stringify(measured), { filepath: file, printWidth: 100 }));
