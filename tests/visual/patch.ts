import { eachDifference, measureDifference, type Pixels } from './pixels.ts';
import type { Box } from './run.ts';
import { countEqualRows } from './signature.ts';

/** A screenshot after, as what it has other than the one before. */
export interface Patch {
  /** The hash of the screenshot before. */
  before: string;
  width: number;
  height: number;
  /** Where the changed pixels belong. */
  box: Box;
  /** How many rows at the foot are those at the foot of the screenshot before. */
  foot: number;
}

/** Which part of a screenshot has to be kept beside the one before, to have all of its pixels. */
export function patchArea(before: Pixels, after: Pixels): Pick<Patch, 'box' | 'foot'> {
  const { width, height } = after;
  if (before.width !== width) return { box: { x: 0, y: 0, width, height }, foot: 0 };
  if (before.height === height) {
    const { box = { x: 0, y: 0, width: 1, height: 1 } } = measureDifference(before, after);
    return { box, foot: 0 };
  }
  const [top, equal] = countEqualRows(before, after);
  // An image has one row at least.
  const y = Math.min(top, height - 1);
  const foot = Math.min(equal, height - y - 1);
  return { box: { x: 0, y, width, height: height - y - foot }, foot };
}

export function crop({ width, data }: Pixels, box: Box): Pixels {
  const cropped = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    const from = ((box.y + y) * width + box.x) * 4;
    cropped.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data: cropped };
}

/** The changed pixels of a box; the others are clear, which takes hardly any room. */
export function cropChanged(before: Pixels, after: Pixels, box: Box): Pixels {
  const { width, height } = box;
  const words = new Uint32Array(width * height);
  eachDifference(before, after, (x, y, _old, now) => {
    const [column, row] = [x - box.x, y - box.y];
    const isInside = column >= 0 && column < width && row >= 0 && row < height;
    if (now !== undefined && isInside) words[row * width + column] = now;
  });
  return { width, height, data: new Uint8Array(words.buffer) };
}

/** How many of the rows that stayed are kept above and below a change, to know where one is. */
const context = 160;

/**
 * The rows around a change, cut out of both screenshots alike. Those of two widths keep all above and
 * below.
 * @param most how many rows are kept at most, from where the change begins.
 */
export function cutRows(before: Pixels, after: Pixels, most = Infinity) {
  const equal = before.width === after.width ? countEqualRows(before, after) : [];
  const [top = 0, foot = 0] = equal.map((rows) => Math.max(0, rows - Math.min(context, most / 4)));
  const cut = (pixels: Pixels) => {
    const { width } = pixels;
    const height = Math.min(most, pixels.height - top - foot);
    return crop(pixels, { x: 0, y: top, width, height });
  };
  return { top, before: cut(before), after: cut(after), isPart: after.height - top - foot > most };
}
