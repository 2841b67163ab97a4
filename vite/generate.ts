import { loadEnv } from 'vite';
import { importModule } from './importModule.ts';

/** Names for `npm run generate -- <name>`. Generators create files from the theme and content. */
const generators = ['fonts', 'icons'];

const [name = ''] = process.argv.slice(2);
if (!generators.includes(name)) {
  console.error(`Usage: npm run generate -- ${generators.join('|')}`);
  process.exit(2);
}
const settings = loadEnv('production', process.cwd(), 'VITE_');
const { generate } = await importModule<{ generate: () => Promise<void> }>(
  `/vite/${name}/generate`,
  settings,
);
await generate();
