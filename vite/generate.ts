import { loadEnv, runnerImport } from 'vite';

/** `npm run generate -- fonts` writes files that are made from the theme and the content. */
const generators = ['fonts', 'icons', 'tokens'];

const [name = ''] = process.argv.slice(2);
if (!generators.includes(name)) {
  console.error(`Usage: npm run generate -- ${generators.join('|')}`);
  process.exit(2);
}
// The import reads no `.env` file.
const settings = loadEnv('production', process.cwd(), 'VITE_');
const define = Object.fromEntries(
  Object.entries(settings).map(([setting, value]) => [
    `import.meta.env.${setting}`,
    JSON.stringify(value),
  ]),
);
const { module } = await runnerImport<{ generate: () => Promise<void> }>(`/vite/${name}/generate`, {
  configFile: false,
  define,
  logLevel: 'error',
});
await module.generate();
