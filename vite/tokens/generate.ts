import { mkdir, writeFile } from 'node:fs/promises';
import { designTokens } from './tokens.ts';

/** Writes the design tokens into `tokens/`, which Git ignores. */
export async function generate(): Promise<void> {
  await mkdir('tokens', { recursive: true });
  for (const [file, content] of Object.entries(designTokens())) {
    await writeFile(`tokens/${file}`, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`tokens/${file}`);
  }
}
