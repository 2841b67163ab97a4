import { readFile, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isFaint } from '../../theme/contrast.ts';
import { importModule } from '../importModule.ts';
import { createHues, replaceHues, type Hues } from './hues.ts';
import type * as Measure from './measure.ts';

const file = 'theme/primitives.ts';

const usage = `Usage: npm run generate -- palette '#rrggbb'
The colour has six hexadecimal digits. The quotes are necessary, because # starts a comment in a shell.`;

/** Measures the contrasts that the theme would have with another text of `primitives.ts`. */
async function measure(text: string): Promise<typeof Measure.pairs> {
  const plugin: Plugin = {
    name: 'primitives',
    load: (id) => (id.endsWith(`/${file}`) ? text : undefined),
  };
  return (await importModule<typeof Measure>('/vite/palette/measure', {}, [plugin])).pairs;
}

/** Returns the names of all shades that have one of the colours, such as `violet 700`. */
function findShades(hues: Hues, colours: Set<string>): string[] {
  return Object.entries(hues).flatMap(([family, shades]) =>
    Object.entries(shades)
      .filter(([, hex]) => colours.has(hex))
      .map(([shade]) => `${family} ${shade}`),
  );
}

/**
 * Writes the hues of a brand colour to `primitives.ts`. Shades in pairs with too little contrast
 * get the luminance of the original shade. The contrasts of the original hues are sufficient.
 */
export async function generate(brand = ''): Promise<void> {
  if (!/^#[\da-f]{6}$/i.test(brand)) {
    console.error(usage);
    process.exit(2);
  }
  const text = await readFile(file, 'utf8');
  const moved = new Set<string>();
  const create = () => createHues(brand, (family, shade) => moved.has(`${family} ${shade}`));
  const asTurned = create();
  let hues = asTurned;
  let pairs = await measure(replaceHues(text, hues));
  for (;;) {
    const colours = pairs.filter(isFaint).flatMap(({ colours }) => colours);
    const shades = findShades(hues, new Set(colours)).filter((shade) => !moved.has(shade));
    if (shades.length === 0) break;
    for (const shade of shades) moved.add(shade);
    hues = create();
    pairs = await measure(replaceHues(text, hues));
  }
  await writeFile(file, replaceHues(text, hues));

  for (const { use, measured, needed } of pairs) {
    const note = measured < needed ? `  too low, needs ${needed}` : '';
    console.log(`${measured.toFixed(2).padStart(5)}  ${use}${note}`);
  }
  for (const name of moved) {
    const [family = '', shade = ''] = name.split(' ');
    const [before, after] = [asTurned, hues].map((hues) => hues[family]?.[shade]);
    if (before !== after)
      console.log(`${name} is ${after} instead of ${before}, for its contrast.`);
  }
  console.log(
    `${file} has the hues of ${brand}. The main colour, violet 700, is ${hues['violet']?.['700']}.`,
  );
  if (pairs.some(isFaint)) process.exitCode = 1;
}
