import { loadEnv } from 'vite';
import { importModule } from './importModule.ts';

/**
 * Names for `npm run generate -- <name>`. `fonts` and `icons` create files from the theme and
 * content. `palette` writes the hues of the theme.
 */
const generators = ['fonts', 'icons', 'palette'];

const [name = '', ...options] = process.argv.slice(2);
if (!generators.includes(name)) {
  console.error("Usage: npm run generate -- fonts|icons|palette '#rrggbb'");
  process.exit(2);
}
const settings = loadEnv('production', process.cwd(), 'VITE_');
const { generate } = await importModule<{ generate: (...options: string[]) => Promise<void> }>(
  `/vite/${name}/generate`,
  settings,
);
await generate(...options);
