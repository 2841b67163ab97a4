import { createHash } from 'node:crypto';
import { eachDifference, type Pixels } from './pixels.ts';

type Triple = readonly [number, number, number];

/** A colour that became another one. */
interface Step {
  name: string;
  /** By how much red, green and blue moved. */
  way: Triple;
  size: number;
}

/** How many colours may move at once before a change is no longer a matter of colours. */
const mostSteps = 4;

/** How far, of 255, rounding may lead a blended edge astray. */
const tolerance = 2;

/** How far, as a share of its length, a step may lead aside: gradients are mixed in OKLab. */
const bend = 0.5;

/**
 * What changed, so that equal changes have equal signatures wherever on a page they are. A token that
 * got another colour is known by both colours: every changed pixel has made that step, or as much of it
 * as a blended edge or a gradient shows. Any other change is known by the region that it is in: what
 * stood there before, and what stands there now.
 */
export function signatureOf(before: Pixels, after: Pixels): string {
  const steps =
    before.width === after.width && before.height === after.height
      ? findSteps(before, after)
      : undefined;
  if (!steps) return `region ${hashRegions(before, after)}`;
  // What moved by no more than rounding does went no way that could be told.
  if (steps.every(isSlight)) return 'slight';
  return prefix + steps.map(({ name }) => name).join(' ');
}

const prefix = 'colour ';

/**
 * One signature for all that one token did: where a gradient shows less of the step, it goes with those
 * that show more. From each signature to the one that stands for it.
 */
export function mergeSignatures(signatures: Iterable<string>): Map<string, string> {
  const merged = new Map<string, string>();
  const whole: { signature: string; steps: Step[] }[] = [];
  const colours = [...new Set(signatures)]
    .filter((signature) => signature.startsWith(prefix))
    .map((signature) => ({ signature, steps: parseSteps(signature) }))
    .toSorted((one, other) => (other.steps[0]?.size ?? 0) - (one.steps[0]?.size ?? 0));
  for (const one of colours) {
    const found = whole.find(({ steps }) => isPartOfAll(one.steps, steps));
    if (!found) whole.push(one);
    merged.set(one.signature, (found ?? one).signature);
  }
  return merged;
}

function parseSteps(signature: string): Step[] {
  return signature
    .slice(prefix.length)
    .split(' ')
    .map((name) => {
      const [old = 0, now = 0] = name.split('>').map((hex) => Number.parseInt(hex, 16));
      return toStep(old, now);
    });
}

/** The steps that colours made, the longest first, if they alone explain every changed pixel. */
function findSteps(before: Pixels, after: Pixels): Step[] | undefined {
  let open = stepsBetween(before, after);
  const found: Step[] = [];
  while (open.length > 0) {
    const [longest] = open;
    if (!longest || found.length === mostSteps) return undefined;
    found.push(longest);
    // What is no longer than what rounding does could be a part of any.
    open = open.filter((step) => !isSlight(step) && !isPartOf(step, longest));
  }
  return found;
}

function stepsBetween(before: Pixels, after: Pixels): Step[] {
  const known = new Map<number, Set<number>>();
  const steps: Step[] = [];
  eachDifference(before, after, (_x, _y, old = 0, now = 0) => {
    const seen = known.get(old) ?? new Set();
    if (seen.has(now)) return;
    known.set(old, seen.add(now));
    steps.push(toStep(old, now));
  });
  return steps.toSorted(
    (one, other) => other.size - one.size || one.name.localeCompare(other.name),
  );
}

/** The words of a screenshot are little-endian: red is the lowest byte. */
function toStep(old: number, now: number): Step {
  const [red = 0, green = 0, blue = 0] = [0, 8, 16].map(
    (bits) => ((now >>> bits) & 255) - ((old >>> bits) & 255),
  );
  const way: Triple = [red, green, blue];
  return {
    name: `${old.toString(16)}>${now.toString(16)}`,
    way,
    size: Math.sqrt(product(way, way)),
  };
}

const product = (one: Triple, other: Triple) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const isSlight = ({ way }: Step) => way.every((value) => Math.abs(value) <= tolerance);

/** Whether a pixel made a part of a step: a blend of the colour that changed with one that did not. */
function isPartOf(step: Step, whole: Step): boolean {
  const part = product(step.way, whole.way) / whole.size ** 2;
  if (part < 0 || part > 1.02) return false;
  const aside = step.way.map((value, at) => value - part * (whole.way[at] ?? 0));
  return Math.hypot(...aside) <= tolerance * Math.sqrt(3) + bend * step.size;
}

/**
 * Each makes a part of one step, and a part of each step is made. What is hardly longer than what rounding
 * does goes with its equals alone: it could be a part of any step.
 */
function isPartOfAll(steps: Step[], whole: Step[]): boolean {
  const belongs = (step: Step, to: Step) =>
    step.name === to.name || (step.size > 4 * tolerance && isPartOf(step, to));
  return (
    steps.length === whole.length &&
    steps.every((step) => whole.some((one) => belongs(step, one))) &&
    whole.every((one) => steps.some((step) => belongs(step, one)))
  );
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
