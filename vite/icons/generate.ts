import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import toIco from 'png-to-ico';
import { runnerImport } from 'vite';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';
import type * as Images from './images.tsx';

/** `npm run icons` draws every icon and the OG image in public/ from the components of the page. */
const icons: { file: string; image: Images.ImageName; size: number }[] = [
  { file: 'apple-touch-icon.png', image: 'icon', size: 180 },
  { file: 'icon-192.png', image: 'icon', size: 192 },
  { file: 'icon-512.png', image: 'icon', size: 512 },
  { file: 'icon-maskable-512.png', image: 'maskable', size: 512 },
];
const faviconSize = 32;

/** The page has no address, so the fonts travel inside it. */
async function withFonts(html: string): Promise<string> {
  const urls = new Set(html.match(/\/theme\/fonts\/[\w-]+\.woff2/g));
  for (const url of urls) {
    const font = await readFile(`.${url}`, 'base64');
    html = html.replaceAll(url, `data:font/woff2;base64,${font}`);
  }
  return html;
}

async function screenshot(page: Page, html: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  return page.screenshot({ omitBackground: true });
}

/** The mark as a file of its own: the theme's colours become fixed ones, and its box a square. */
async function drawFavicon(page: Page, html: string): Promise<string> {
  await page.setContent(html);
  return page.locator('svg').evaluate((svg: SVGSVGElement) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const shapes = [...svg.children].map((shape) => {
      context.fillStyle = getComputedStyle(shape).fill;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      const hex = [red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0'));
      const drawn = shape.cloneNode() as Element;
      drawn.removeAttribute('class');
      drawn.setAttribute('fill', `#${hex.join('')}`);
      if (drawn.getAttribute('opacity') === '1') drawn.removeAttribute('opacity');
      return drawn.outerHTML.replace(/><\/\w+>$/, '/>');
    });
    const { width, height } = svg.viewBox.baseVal;
    const viewBox = `0 ${(height - width) / 2} ${width} ${width}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.join('')}</svg>\n`;
  });
}

const { module } = await runnerImport<typeof Images>('/vite/icons/images.tsx', {
  configFile: false,
  logLevel: 'error',
});
const browser = await chromium.launch(await chromiumLaunchOptions());
const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const { file, image, size } of icons) {
  await writeFile(`public/${file}`, await screenshot(page, module.render(image), size, size));
}

const { file, width, height } = module.ogImage;
const ogHtml = await withFonts(module.render('ogImage'));
await writeFile(`public/${file}`, await screenshot(page, ogHtml, width, height));

const favicon = await drawFavicon(page, module.render('icon'));
await writeFile('public/favicon.svg', favicon);
const html = `<style>body{margin:0}svg{display:block}</style>${favicon}`;
const png = await screenshot(page, html, faviconSize, faviconSize);
await writeFile('public/favicon.ico', await toIco([png]));
await browser.close();
