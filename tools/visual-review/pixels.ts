import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes for each pixel: red, green, blue, alpha. */
  data: Uint8Array;
}

/** A rectangle in a screenshot, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export async function decodePng(png: Buffer): Promise<Pixels> {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns a hash that depends on the image size and on every channel of every pixel. */
export function hashPixels({ width, height, data }: Pixels): string {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return createHash('sha256').update(size).update(data).digest('hex').slice(0, 32);
}

/**
 * Calls `visit` for each pixel that differs. The screenshots may have different sizes: `old` is
 * undefined outside `before`, and `now` is undefined outside `after`.
 */
export function eachDifference(
  before: Pixels,
  after: Pixels,
  visit: (x: number, y: number, old: number | undefined, now: number | undefined) => void,
): void {
  const [old, now] = [toWords(before), toWords(after)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const was = x < before.width ? old[y * before.width + x] : undefined;
      const is = x < after.width ? now[y * after.width + x] : undefined;
      if (was !== is) visit(x, y, was, is);
    }
  }
}

/** Returns one number for each pixel. */
function toWords({ data, width, height }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

/** Returns the number of changed pixels and the smallest box around them. */
export function measureDifference(before: Pixels, after: Pixels): { count: number; box?: Box } {
  let count = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  eachDifference(before, after, (x, y) => {
    count += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  });
  if (count === 0) return { count };
  return { count, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
}

/** Folder, in the working directory, for all data that the tool stores. */
export const cacheFolder = '.cache/visual-review';

/** Folder with this machine's screenshots. Each PNG file is named after the hash of its pixels. */
export const pixelsFolder = join(cacheFolder, 'pixels');

export const pixelsFile = (hash: string) => join(pixelsFolder, `${hash}.png`);

export const hasPixels = (hash: string | undefined): hash is string =>
  hash !== undefined && existsSync(pixelsFile(hash));

export async function keepPixels(png: Buffer): Promise<string> {
  const hash = hashPixels(await decodePng(png));
  const file = pixelsFile(hash);
  // Sets the file's time to now, because `prunePixels` removes the oldest files.
  if (hasPixels(hash)) await utimes(file, new Date(), new Date());
  else await writeWhole(file, png);
  return hash;
}

export async function readPixels(hash: string | undefined): Promise<Pixels | undefined> {
  return hasPixels(hash) ? decodePng(await readFile(pixelsFile(hash))) : undefined;
}

/** Writes a file so that no reader sees an incomplete file. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
