import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import subsetFont from 'subset-font';
import { chromiumLaunchOptions } from '../chromium.ts';

/** From one code point to another, both included. */
function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
}

const ascii = range(0x20, 0x7e);
const accented = range(0xc0, 0xff);
const punctuation = ' ©–—‘’“”•…→';

/** Each face: where it comes from, what is kept of it, and the fallback whose room it takes. */
interface Face {
  file: string;
  source: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: number;
}

const faces: Face[] = [
  {
    file: 'bricolage-grotesque',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    text: ascii + accented + punctuation,
    /** Drawn for headlines: the optical size stands still, the weight does not. */
    axes: { opsz: 72, wght: { min: 500, max: 800 } },
    weight: 700,
  },
  {
    file: 'figtree',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    text: ascii + range(0xa0, 0xff) + punctuation + '™€←↑↓−×ŒœŠšŽžŸ',
    axes: { wght: { min: 400, max: 700 } },
    weight: 400,
  },
];

/** The licence and its owner travel inside the font. */
const preserveNameIds = [0, 13, 14];

const sample =
  'AI-Powered Apps, CRMs & Websites, built to scale a business. Modern digital solutions for ' +
  'startups and enterprises. Ready to Transform Your Business? One week to launch.';

/** How wide and how high the sample stands in the face, and in Liberation Sans, Arial's metric twin. */
async function measure(font: Buffer, weight: number) {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage();
  const [face, fallback] = await page.evaluate(
    async ({ data, weight, sample }) => {
      const loaded = new FontFace('Face', `url(data:font/woff2;base64,${data})`, {
        weight: '100 900',
      });
      document.fonts.add(await loaded.load());
      const context = document.createElement('canvas').getContext('2d')!;
      return ['Face', 'Liberation Sans'].map((family) => {
        context.font = `${weight} 1000px "${family}"`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } =
          context.measureText(sample);
        return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
      });
    },
    { data: font.toString('base64'), weight, sample },
  );
  await browser.close();
  if (!face || !fallback) throw new Error('The face could not be measured.');
  const adjust = face.width / fallback.width;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return {
    sizeAdjust: percent(adjust),
    ascent: percent(face.ascent / 1000 / adjust),
    descent: percent(face.descent / 1000 / adjust),
  };
}

const { resolve } = createRequire(import.meta.url);
for (const { file, source, text, axes, weight } of faces) {
  const original = await readFile(resolve(`@fontsource-variable/${source}`));
  const font = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    preserveNameIds,
  });
  await writeFile(new URL(`../../theme/fonts/${file}.woff2`, import.meta.url), font);
  console.log(file, `${font.length} bytes`, await measure(font, weight));
}
