import { PNG } from 'pngjs';
import type { Engine } from './engine.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A word as it stands in the window. */
interface TextBox extends Box {
  text: string;
  /** What WCAG 2 asks: 3 for large text, 4.5 for any other. */
  needed: number;
  /** The number of its element: a text has one colour. */
  element: number;
  /** That colour, where it is opaque: red, green and blue from 0 to 255. */
  colour?: number[];
}

/** Every word that can be seen in the window, decoration aside. */
function visibleText(): TextBox[] {
  const boxes: TextBox[] = [];
  const elements = new Map<Element, number>();
  const bar = document.querySelector('header[data-scrolled]');
  const shadow = 24;
  const barEnd = bar ? bar.getBoundingClientRect().bottom + shadow : 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('[aria-hidden=true], svg, script, style')) continue;
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (!elements.has(parent)) elements.set(parent, elements.size);
    const colour = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(style.color)?.slice(1).map(Number);
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 3 || height < 3 || y < 0 || y + height > innerHeight) continue;
        // Not what is clipped, nor what the bar or its shadow covers, even in part: the window before had it.
        const isCovered = [y + 1, y + height / 2, y + height - 1].some((hitY) => {
          const hit = document.elementFromPoint(x + width / 2, hitY);
          return !hit || !parent.contains(hit);
        });
        if (isCovered || (!bar?.contains(parent) && y < barEnd)) continue;
        const needed = isLarge ? 3 : 4.5;
        const element = elements.get(parent) ?? 0;
        boxes.push({ text: word, x, y, width, height, needed, element, colour });
      }
    }
  }
  return boxes;
}

/** Takes the letters away, and leaves all behind them as it was. */
async function hideText(hidden: boolean): Promise<void> {
  const properties = ['-webkit-text-fill-color', 'text-decoration-color', 'caret-color'];
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    for (const property of properties) {
      if (hidden) element.style.setProperty(property, 'transparent', 'important');
      else element.style.removeProperty(property);
    }
  }
  // A screenshot may show the frame before.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function luminance(colour: ArrayLike<number>): number {
  const channel = (place: number) => {
    const value = (colour[place] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The luminance of every pixel of a box. */
function luminances(png: PNG, { x, y, width, height }: Box, scale: number): number[] {
  const found: number[] = [];
  const [left, right] = [Math.ceil(x * scale), Math.floor((x + width) * scale)];
  const [top, bottom] = [Math.ceil(y * scale), Math.floor((y + height) * scale)];
  for (let row = Math.max(0, top); row < Math.min(bottom, png.height); row += 1) {
    for (let column = Math.max(0, left); column < Math.min(right, png.width); column += 1) {
      const start = (row * png.width + column) * 4;
      found.push(luminance(png.data.subarray(start, start + 3)));
    }
  }
  return found;
}

/** By how much, as a contrast, letters must change the window to be there at all. */
const perceptible = 1.5;

/**
 * The words in the window whose contrast is below what WCAG 2 asks. The window is taken with its
 * letters and without: what stands behind them is measured in the pixels, and so is whether they are
 * there at all. Thin letters are blurred, so their colour is the style's; where that is not opaque,
 * it is the pixel that the letters changed most.
 */
async function measureWindow(engine: Engine): Promise<{ measured: number; unreadable: string[] }> {
  const boxes = await engine.run(visibleText);
  const withText = PNG.sync.read(await engine.screenshot());
  await engine.run(hideText, true);
  const withoutText = PNG.sync.read(await engine.screenshot());
  await engine.run(hideText, false);
  const scale = withText.width / (await engine.run(() => innerWidth));

  const painted = new Map<number, { luminance: number; change: number }>();
  for (const box of boxes) {
    const background = luminances(withoutText, box, scale);
    for (const [index, pixel] of luminances(withText, box, scale).entries()) {
      const change = contrast(pixel, background[index] ?? pixel);
      if (change > (painted.get(box.element)?.change ?? 0)) {
        painted.set(box.element, { luminance: pixel, change });
      }
    }
  }
  const unreadable = boxes.flatMap(({ text, element, colour, needed, ...box }) => {
    const letters = painted.get(element) ?? { luminance: 0, change: 1 };
    const isThere = letters.change >= perceptible;
    const own = colour && isThere ? luminance(colour) : letters.luminance;
    const ratios = luminances(withoutText, box, scale).map((pixel) => contrast(own, pixel));
    ratios.sort((a, b) => a - b);
    // An icon or a border may touch the box of a word: the palest hundredth is not its background.
    const lowest = ratios[Math.floor(ratios.length / 100)] ?? 1;
    return lowest + 0.05 < needed ? [`${text}: ${lowest.toFixed(2)}`] : [];
  });
  return { measured: boxes.length, unreadable };
}

/** What two windows share: the bar, its shadow and the largest word, so that every word is once whole. */
const overlap = 200;

/** The same for the whole page, a window at a time. */
export async function unreadableText(engine: Engine): Promise<string[]> {
  const unreadable = new Set<string>();
  let measured = 0;
  const [pageHeight, windowHeight] = await engine.run(() => [
    document.documentElement.scrollHeight,
    innerHeight,
  ]);
  for (let top = 0; top < pageHeight; top += windowHeight - overlap) {
    await engine.run(async (target) => {
      window.scrollTo({ top: target, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    const found = await measureWindow(engine);
    measured += found.measured;
    for (const text of found.unreadable) unreadable.add(text);
  }
  if (measured < 300) throw new Error(`Only ${measured} words were found.`);
  return [...unreadable];
}
