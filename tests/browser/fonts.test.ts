import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { fontFamilies } from '../../theme/fontFamilies.ts';
import measured from '../../theme/fonts/measured.json';
import {
  charactersIn,
  measureCharacters,
  measureFallbacks,
  standInFile,
} from '../../vite/fonts/generate.ts';
import { describe, expect, siteUrl, test } from './support/test.ts';

/** Simulates a machine that has only one local font and cannot load our fonts. */
async function useLocalFont(page: Page, local: 'Arial' | 'Roboto'): Promise<void> {
  await page.route('**/stand-in/*', async (route) => {
    const file = standInFile(local, route.request().url().endsWith('Bold') ? 700 : 400);
    await route.fulfill({ body: await readFile(file), contentType: 'font/woff2' });
  });
  await page.route(`${siteUrl}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/<link rel="preload"[^>]+>/g, '')
      .replaceAll(/url\([^)]+\.woff2\)/g, 'local(none)')
      .replaceAll(/local\(([\w ]+)\)/g, (_found, name: string) =>
        name.startsWith(local) ? `url(/stand-in/${encodeURI(name)})` : 'local(none)',
      );
    await route.fulfill({ response, body });
  });
}

/** Returns each text on the first screen, with its upper edge in px and its number of lines. */
function readTexts(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const texts: Record<string, { top: number; lines: number }> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (!node.textContent?.trim() || width === 0 || top > innerHeight || bottom < 0) continue;
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      texts[node.textContent] = { top, lines: lines.size };
    }
    return texts;
  });
}

describe.each(['Arial', 'Roboto'] as const)('when our fonts replace the local font %s', (local) => {
  const time = new Date();

  test.for([360, 820, 1280])('texts hardly move in a window of %i px', async (width, { open }) => {
    const [ours, theirs] = await Promise.all(
      [false, true].map(async (isLocal) => {
        const page = await open('/', {
          viewport: { width, height: 900 },
          bypassCSP: true,
          before: async (page) => {
            // Both pages must show the same local times.
            await page.clock.setFixedTime(time);
            if (isLocal) await useLocalFont(page, local);
          },
        });
        await page.locator('#hero span[data-time-zone]:not(:empty)').last().waitFor();
        return readTexts(page);
      }),
    );
    expect(Object.keys(ours!).length).toBeGreaterThan(5);
    expect(Object.keys(theirs!)).toEqual(Object.keys(ours!));
    for (const [text, { top, lines }] of Object.entries(ours!)) {
      expect.soft(theirs![text]!.lines, `lines of "${text}"`).toBe(lines);
      expect.soft(Math.abs(theirs![text]!.top - top), `px that "${text}" moves`).toBeLessThan(4);
    }
  });
});

test('measured.json matches new measurements', async ({ open }) => {
  const page = await open('/', { bypassCSP: true });
  for (const [name, width] of Object.entries(await measureCharacters(page))) {
    const before = (measured.characterWidths as Record<string, number>)[name]!;
    expect(Math.abs(width - before), name).toBeLessThanOrEqual(0.01);
  }
  const now = await measureFallbacks(page);
  for (const [index, { family, weight, local, ...sizes }] of measured.fallbacks.entries()) {
    for (const name of ['sizeAdjust', 'ascent', 'descent'] as const) {
      const ratio = sizes[name] / (now[index]?.[name] ?? 0);
      expect(Math.abs(ratio - 1), `${name} of ${family} ${weight} ${local}`).toBeLessThan(0.01);
    }
  }
});

test.for(Object.values(fontFamilies))(
  '$name has every declared glyph',
  async (family, { open }) => {
    const { name, file } = family;
    const declared = Object.entries(measured.unicodeRanges)
      .filter(([font]) => font.startsWith(file))
      .flatMap(([, range]) => charactersIn(range));
    const page = await open();
    const missing = await page.evaluate(
      async ({ name, declared }) => {
        await document.fonts.load(`1px '${name}'`, declared.join(''));
        const context = document.createElement('canvas').getContext('2d')!;
        const measure = (character: string, fallback: string) => {
          context.font = `100px '${name}', ${fallback}`;
          return context.measureText(character).width;
        };
        return declared.filter((one) => measure(one, 'serif') !== measure(one, 'monospace'));
      },
      { name, declared },
    );
    expect(missing).toEqual([]);
  },
);

test('on a phone, text has at most 20 combinations of font, size and weight', async ({ open }) => {
  const page = await open('/', { viewport: { width: 390, height: 844 } });
  const fonts = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: element, nodeValue } = texts.currentNode;
      if (!nodeValue?.trim() || !element?.checkVisibility()) continue;
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      found.add(`${fontFamily.split(',')[0]} ${fontSize} ${fontWeight}`);
    }
    return [...found].toSorted();
  });
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(20);
});
