import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { runnerImport } from 'vite';
import type * as Sheets from './sheets.tsx';

/** `npm run icons` draws everything in public/ that is a picture, from the same components as the page. */
const pictures: { file: string; sheet: Sheets.SheetName; width: number; height: number }[] = [
  { file: 'apple-touch-icon.png', sheet: 'icon', width: 180, height: 180 },
  { file: 'icon-192.png', sheet: 'icon', width: 192, height: 192 },
  { file: 'icon-512.png', sheet: 'icon', width: 512, height: 512 },
  { file: 'icon-maskable-512.png', sheet: 'maskable', width: 512, height: 512 },
  { file: 'social-card.png', sheet: 'card', width: 1200, height: 630 },
];

/** An ICO file that holds one PNG: a header of six bytes, one entry of sixteen, the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The page has no address, so the faces travel inside it. */
async function withFaces(html: string): Promise<string> {
  const urls = new Set(html.match(/\/theme\/fonts\/[\w-]+\.woff2/g));
  for (const url of urls) {
    const face = await readFile(`.${url}`, 'base64');
    html = html.replaceAll(url, `data:font/woff2;base64,${face}`);
  }
  return html;
}

async function shoot(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  return page.screenshot({ omitBackground: true });
}

const { module } = await runnerImport<typeof Sheets>('/vite/icons/sheets.tsx', {
  configFile: false,
  logLevel: 'error',
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const { file, sheet, width, height } of pictures) {
  const html = await withFaces(module.render(sheet));
  await writeFile(`public/${file}`, await shoot(page, html, width, height));
}

const favicon = await readFile('public/favicon.svg', 'utf8');
const small = await shoot(
  page,
  `<style>body{margin:0}svg{display:block}</style>${favicon}`,
  32,
  32,
);
await writeFile('public/favicon.ico', toIco(small, 32));
await browser.close();
