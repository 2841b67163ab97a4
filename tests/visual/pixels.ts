import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { pixelsFile, replaceFile, type Box } from './run.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8Array;
}

export function decode(png: Buffer): Pixels {
  return decodeRowsAbove(png) ?? PNG.sync.read(png);
}

/**
 * A PNG as Chromium writes it for speed: three channels, and every row as its difference from the row
 * above. pngjs, which reads any PNG, takes five times as long.
 */
function decodeRowsAbove(png: Buffer): Pixels | undefined {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colourType, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || colourType !== 2 || interlace !== 0) return undefined;
  const rows = inflateSync(Buffer.concat([...imageChunks(png)]));
  const data = new Uint8Array(width * height * 4);
  let from = 0;
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    if (rows[from++] !== 2) return undefined;
    for (let x = 0; x < width; x += 1) {
      // What is before the first row counts as 0.
      const above = to - width * 4;
      data[to] = rows[from]! + (data[above] ?? 0);
      data[to + 1] = rows[from + 1]! + (data[above + 1] ?? 0);
      data[to + 2] = rows[from + 2]! + (data[above + 2] ?? 0);
      data[to + 3] = 255;
      from += 3;
      to += 4;
    }
  }
  return { width, height, data };
}

/** The compressed parts of a PNG: after its signature, chunks of a length, a type, content and a sum. */
function* imageChunks(png: Buffer): Generator<Buffer> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      yield png.subarray(at + 8, at + 8 + length);
    }
    at += length + 12;
  }
}

export function encode({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { deflateLevel: 3 });
}

/** One channel of one pixel off by one, and it is another hash. */
export function hashOf({ width, height, data }: Pixels): string {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return createHash('sha256').update(size).update(data).digest('hex').slice(0, 32);
}

/** Keeps a PNG under the hash of its pixels. */
export async function keepPixels(
  hash: string,
  png: Buffer,
  file = pixelsFile(hash),
): Promise<void> {
  if (existsSync(file)) return utimes(file, new Date(), new Date());
  return replaceFile(file, png);
}

/** The PNG of what was rendered on this machine before. */
export function readPixels(hash: string): Promise<Buffer | undefined> {
  return readFile(pixelsFile(hash)).catch(() => undefined);
}

/** Calls back for every pixel that differs; what only one of the two has differs. */
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

/** A number for each pixel, to be compared at once. */
function toWords({ data, width, height }: Pixels): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}

/** How many pixels differ, and the smallest box around them. */
export function measureDifference(
  before: Pixels,
  after: Pixels,
): { changedPixels: number; box?: Box } {
  let changedPixels = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  eachDifference(before, after, (x, y) => {
    changedPixels += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  });
  if (changedPixels === 0) return { changedPixels };
  return {
    changedPixels,
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  };
}
