import { createHash } from 'node:crypto';
import { eachDifference, type Pixels } from './pixels.ts';

type Colour = readonly [number, number, number, number];

/** A colour that became another one. */
interface Recolouring {
  from: Colour;
  to: Colour;
}

/** How many colours may change at once before a change is no longer a matter of colours. */
const mostRecolourings = 4;

/** How far, of 255, rounding may lead a blended edge astray. */
const tolerance = 2;

/**
 * What changed, so that equal changes have equal signatures wherever on a page they are. A token that
 * got another colour is known by both colours: every changed pixel has made that step, or as much of
 * it as a blended edge shows. Any other change is known by the region that it is in: what stood there
 * before, and what stands there now.
 */
export function signatureOf(before: Pixels, after: Pixels): string {
  const recolourings =
    before.width === after.width && before.height === after.height
      ? findRecolourings(before, after)
      : undefined;
  if (recolourings) {
    const steps = recolourings.map(({ from, to }) => `${toHex(from)}>${toHex(to)}`);
    return `colour ${steps.toSorted().join(' ')}`;
  }
  return `region ${hashRegions(before, after)}`;
}

/** The colours that changed, if they alone explain every changed pixel. */
function findRecolourings(before: Pixels, after: Pixels): Recolouring[] | undefined {
  let open = countTransitions(before, after);
  const found: Recolouring[] = [];
  while (open.length > 0) {
    const [most] = open;
    if (!most || found.length === mostRecolourings) return undefined;
    found.push(most);
    open = open.filter((transition) => !isPartOf(transition, most));
  }
  return found;
}

/** Every transition of a pixel, the most frequent first. */
function countTransitions(before: Pixels, after: Pixels): Recolouring[] {
  const counts = new Map<number, Map<number, number>>();
  eachDifference(before, after, (_x, _y, old = 0, now = 0) => {
    const to = counts.get(old) ?? new Map<number, number>();
    counts.set(old, to.set(now, (to.get(now) ?? 0) + 1));
  });
  return [...counts]
    .flatMap(([old, to]) => [...to].map(([now, count]) => ({ old, now, count })))
    .toSorted((one, other) => other.count - one.count || one.old - other.old || one.now - other.now)
    .map(({ old, now }) => ({ from: toColour(old), to: toColour(now) }));
}

/** Whether a pixel went a part of the way: a blend of the colour that changed with one that did not. */
function isPartOf({ from, to }: Recolouring, whole: Recolouring): boolean {
  const step = difference(from, to);
  const wholeStep = difference(whole.from, whole.to);
  const square = wholeStep.reduce((sum, value) => sum + value * value, 0);
  const part =
    step.reduce((sum, value, index) => sum + value * (wholeStep[index] ?? 0), 0) / square;
  if (part < 0 || part > 1.02) return false;
  return step.every((value, at) => Math.abs(value - part * (wholeStep[at] ?? 0)) <= tolerance);
}

function difference(from: Colour, to: Colour): number[] {
  return to.map((value, index) => value - (from[index] ?? 0));
}

/** The words of a screenshot are little-endian: red is the lowest byte. */
function toColour(word: number): Colour {
  return [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24];
}

function toHex(colour: Colour): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** What stood between the rows that are alike at the top and at the foot, and what stands there now. */
function hashRegions(before: Pixels, after: Pixels): string {
  const [top, foot] = before.width === after.width ? countEqualRows(before, after) : [0, 0];
  const sameSize = before.width === after.width && before.height === after.height;
  const [left, right] = sameSize ? changedColumns(before, after) : [0, Infinity];
  const hash = createHash('sha256');
  for (const pixels of [before, after]) {
    hash.update(`${Math.min(right, pixels.width) - left}x${pixels.height - foot - top}\0`);
    for (let y = top; y < pixels.height - foot; y += 1) hash.update(row(pixels, y, left, right));
  }
  return hash.digest('hex').slice(0, 16);
}

/** How many rows are alike at the top, and how many below that at the foot. */
export function countEqualRows(before: Pixels, after: Pixels): [number, number] {
  const least = Math.min(before.height, after.height);
  let top = 0;
  while (top < least && rowsEqual(before, top, after, top)) top += 1;
  const isEqualAtFoot = (up: number) =>
    rowsEqual(before, before.height - up, after, after.height - up);
  let foot = 0;
  while (foot < least - top && isEqualAtFoot(foot + 1)) foot += 1;
  return [top, foot];
}

function changedColumns(before: Pixels, after: Pixels): [number, number] {
  let [left, right] = [Infinity, 0];
  eachDifference(before, after, (x) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  });
  return [left, right];
}

function row({ data, width }: Pixels, y: number, left = 0, right = width): Uint8Array {
  return data.subarray((y * width + left) * 4, (y * width + Math.min(right, width)) * 4);
}

function rowsEqual(before: Pixels, y: number, after: Pixels, otherY: number): boolean {
  return Buffer.compare(row(before, y), row(after, otherY)) === 0;
}
