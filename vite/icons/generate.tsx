import { readFile, writeFile } from 'node:fs/promises';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { styled, ThemeProvider } from '@mui/material/styles';
import { chromium, type Page } from 'playwright';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skyline } from '../../src/brand/illustrations/skyline/Skyline.tsx';
import { Mark } from '../../src/brand/Mark.tsx';
import { locales } from '../../src/content/locales.ts';
import { ogImage } from '../../src/content/ogImage.ts';
import { settings } from '../../src/content/settings.ts';
import { createSiteTheme } from '../../theme/index.ts';
import { chromiumLaunchOptions } from '../../tools/chromium/chromium.ts';

const Square = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100vh',
  backgroundColor: theme.vars.palette.inverse.main,
}));

const OgImage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100vh',
  color: theme.vars.palette.sky.on,
  '& > .sky': {
    padding: '52px 64px 0',
    blockSize: 372,
    background: theme.vars.palette.sky.gradient,
  },
  '& > .horizon': { flex: 1, background: theme.vars.palette.sky.horizon },
  '& > .cities': { position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
  '& .brand': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    fontSize: 36,
    '& svg': { inlineSize: 68 },
  },
  '& .headline': { ...theme.typography.h1, margin: '28px 0 0 -3px' },
}));

const { offer } = locales[0].home.hero;

/** Font size in px. A longer text is smaller, so that it has about two lines. */
const headlineSize = Math.min(104, 3400 / offer.length);

const socialCard = (
  <OgImage dir={locales[0].locale.direction}>
    <div className="sky">
      <div className="brand">
        <Mark />
        {settings.brandName}
      </div>
      <div className="headline" style={{ fontSize: headlineSize }}>
        {offer}
      </div>
    </div>
    <div className="horizon" />
    <div className="cities">
      <Skyline offices={settings.offices} />
    </div>
  </OgImage>
);

function icon(markWidth: string) {
  return (
    <Square>
      <Box sx={{ inlineSize: markWidth }}>
        <Mark />
      </Box>
    </Square>
  );
}

/** Renders an HTML page that shows one image and nothing else. */
function render(image: ReactElement): string {
  const page = (
    <ThemeProvider theme={createSiteTheme()}>
      <CssBaseline />
      {image}
    </ThemeProvider>
  );
  return `<!doctype html><meta charset="utf-8">${renderToStaticMarkup(page)}`;
}

/** Inlines the fonts, because a page without a URL cannot load them. */
async function inlineFonts(html: string): Promise<string> {
  for (const url of new Set(html.match(/\/theme\/fonts\/[\w-]+\.woff2/g))) {
    const font = await readFile(`.${url}`, 'base64');
    html = html.replaceAll(url, `data:font/woff2;base64,${font}`);
  }
  return html;
}

async function screenshot(page: Page, html: string, width: number, height = width) {
  await page.setViewportSize({ width, height });
  await page.setContent(await inlineFonts(html));
  await page.evaluate('document.fonts.ready');
  return page.screenshot({ omitBackground: true });
}

/** Draws the brand mark as a square SVG file, with colours instead of the theme's variables. */
async function drawFavicon(page: Page): Promise<string> {
  await page.setContent(render(<Mark />));
  return page.locator('svg').evaluate((svg: SVGSVGElement) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const shapes = [...svg.children].map((shape) => {
      // The canvas converts opaque sRGB colours to the form #rrggbb.
      context.fillStyle = getComputedStyle(shape).fill;
      shape.setAttribute('fill', context.fillStyle);
      shape.removeAttribute('class');
      return shape.outerHTML.replace(/><\/\w+>$/, '/>');
    });
    const { width, height } = svg.viewBox.baseVal;
    const viewBox = `0 ${(height - width) / 2} ${width} ${width}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes.join('')}</svg>\n`;
  });
}

/** Returns an ICO file that contains one PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon file
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws every icon and the social card with the page's components. */
export async function generate(folder = 'public'): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const write = (file: string, content: string | Buffer) => writeFile(`${folder}/${file}`, content);

  const ordinary = render(icon('76%'));
  await write('apple-touch-icon.png', await screenshot(page, ordinary, 180));
  await write('icon-192.png', await screenshot(page, ordinary, 192));
  await write('icon-512.png', await screenshot(page, ordinary, 512));
  // The mark is smaller here, because platforms cut off the edges of a maskable icon.
  await write('icon-maskable-512.png', await screenshot(page, render(icon('58%')), 512));
  const { file, width, height } = ogImage;
  await write(file, await screenshot(page, render(socialCard), width, height));

  const favicon = await drawFavicon(page);
  await write('favicon.svg', favicon);
  const html = `<style>body{margin:0}svg{display:block}</style>${favicon}`;
  await write('favicon.ico', toIco(await screenshot(page, html, 32), 32));
  await browser.close();
}
