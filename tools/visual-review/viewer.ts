import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** Data for a report: the whole review, instead of the server's answers. */
interface ReportData {
  review: unknown;
  /** Maps the hash of each image to its `data:` URL. */
  images: Record<string, string>;
}

/** Returns the viewer as a single HTML page. */
export async function readViewer(data?: ReportData): Promise<string> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'viewer', name), 'utf8');
  const { code } = await transformWithOxc(await read('viewer.ts'), 'viewer.ts');
  const style = await read('viewer.css');
  const json = JSON.stringify(data ?? {}).replaceAll('<', String.raw`\u003c`);
  return (await read('viewer.html'))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('id="data">', (start) => start + json)
    .replace('type="module">', (start) => start + code);
}
