import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** Data for the viewer page: the server's token, or the whole review for a report. */
interface ViewerData {
  token?: string;
  review?: unknown;
  /** Maps the hash of each image to its `data:` URL. */
  images?: Record<string, string>;
}

/** Returns the viewer as a single HTML page, and a CSP that allows only the viewer's code. */
export async function readViewer(data: ViewerData): Promise<{ html: string; policy: string }> {
  const read = (name: string) => readFile(join(import.meta.dirname, 'viewer', name), 'utf8');
  const { code } = await transformWithOxc(await read('viewer.ts'), 'viewer.ts');
  const style = await read('viewer.css');
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const html = (await read('viewer.html'))
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('id="data">', (start) => start + json)
    .replace('type="module">', (start) => start + code);
  const policy = [
    "default-src 'none'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(code)}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, policy: policy.join('; ') };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
