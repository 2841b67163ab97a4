import { mkdir, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import type * as Theme from '../theme/designTokens.ts';
import { widths } from './modes.ts';

/** `npm run tokens` writes the theme as design tokens, the same that Foundations offers. */
const { module } = await runnerImport<typeof Theme>('/theme/designTokens.ts', {
  configFile: false,
  logLevel: 'error',
});

await mkdir('tokens', { recursive: true });
for (const [file, content] of Object.entries(module.designTokens(widths))) {
  await writeFile(`tokens/${file}`, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`tokens/${file}`);
}
