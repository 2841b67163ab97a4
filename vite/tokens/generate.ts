import { mkdir, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import type * as Tokens from './tokens.ts';

/** `node vite/tokens/generate.ts` writes the design tokens into `tokens/`, which git ignores. */
const { module } = await runnerImport<typeof Tokens>('/vite/tokens/tokens.ts', {
  configFile: false,
  logLevel: 'error',
});

await mkdir('tokens', { recursive: true });
for (const [file, content] of Object.entries(module.designTokens())) {
  await writeFile(`tokens/${file}`, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`tokens/${file}`);
}
