import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Review } from './review.ts';

/** Returns the viewer as a single HTML page. With `report`, the page needs no server. */
export async function readViewer(report?: Review): Promise<string> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'viewer', name), 'utf8');
  const { code } = await transformWithOxc(await read('viewer.ts'), 'viewer.ts');
  const style = await read('viewer.css');
  const json = JSON.stringify(report ?? null).replaceAll('<', String.raw`\u003c`);
  return (await read('viewer.html'))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('id="data">', (start) => start + json)
    .replace('type="module">', (start) => start + code);
}
