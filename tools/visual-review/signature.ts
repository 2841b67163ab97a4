import { createHash } from 'node:crypto';
import { eachDifference, measureDifference, type Pixels } from './pixels.ts';

/*
 * A signature describes a change. Identical changes have the same signature, wherever they appear,
 * so that one decision accepts all of them. For a colour change, the signature contains the old and
 * new colours. For any other change, it contains a hash of the changed region.
 */

type Triple = readonly [number, number, number];

/** A change from one colour to another. A colour is a number, with red as its lowest byte. */
interface Step {
  old: number;
  now: number;
  /** Differences in red, green and blue. */
  way: Triple;
  size: number;
}

/** Maximum rounding error in a colour channel (0 to 255), in a blend of two colours. */
const tolerance = 2;

/**
 * A blend in OKLab does not follow a straight line in RGB. This is the maximum distance from the
 * line, relative to the size of the step.
 */
const bend = 0.5;

const prefix = 'colour ';

export function signatureOf(before: Pixels, after: Pixels): string {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (!isSameSize) return `region ${hashRegion(before, after, true)}`;
  const steps = stepsBetween(before, after);
  const longest = steps.reduce((one, other) => (isLonger(other, one) ? other : one));
  if (isSlight(longest)) return 'slight';
  // If other pixels get the colour that these pixels lose, text or an icon has changed. Its hash
  // ignores colours, so that light and dark text match.
  const isRedrawn = steps.some(({ old, now }) => now === longest.old || old === longest.now);
  if (isRedrawn) return `region ${hashRegion(before, after, false)}`;
  return `${prefix}${longest.old.toString(16)}>${longest.now.toString(16)}`;
}

/** Whether a signature describes a colour change, and not a changed region. */
export const isColour = (signature: string) => /^(colour |slight$)/.test(signature);

/**
 * Maps each signature to the signature of its group. If gradients blend a colour, a change to this
 * colour has several signatures. The signature with the largest difference represents the group.
 */
export function mergeSignatures(signatures: Iterable<string>): Map<string, string> {
  const merged = new Map<string, string>();
  const groups: { signature: string; step: Step }[] = [];
  const colours = [...new Set(signatures)]
    .filter((signature) => signature.startsWith(prefix))
    .map((signature) => ({ signature, step: parseStep(signature) }))
    .toSorted((one, other) => other.step.size - one.step.size);
  for (const one of colours) {
    const group = groups.find(({ step }) => isPartOf(one.step, step)) ?? one;
    if (group === one) groups.push(one);
    merged.set(one.signature, group.signature);
  }
  return merged;
}

function parseStep(signature: string): Step {
  const [old = 0, now = 0] = signature
    .slice(prefix.length)
    .split('>')
    .map((hex) => Number.parseInt(hex, 16));
  return toStep(old, now);
}

function stepsBetween(before: Pixels, after: Pixels): Step[] {
  // Uses a number for each pair of colours, because strings are slow for millions of pixels.
  const known = new Set<number>();
  const steps: Step[] = [];
  eachDifference(before, after, (_x, _y, old = 0, now = 0) => {
    const pair = (old & 0xffffff) * 2 ** 24 + (now & 0xffffff);
    if (known.has(pair)) return;
    known.add(pair);
    steps.push(toStep(old & 0xffffff, now & 0xffffff));
  });
  return steps;
}

function toStep(old: number, now: number): Step {
  const difference = (bits: number) => ((now >> bits) & 255) - ((old >> bits) & 255);
  const way: Triple = [difference(0), difference(8), difference(16)];
  return { old, now, way, size: Math.hypot(...way) };
}

/** Of two steps with the same size, the one with the smaller numbers counts as the longer one. */
const isLonger = (one: Step, other: Step) =>
  (one.size - other.size || other.old - one.old || other.now - one.now) > 0;

const product = (one: Triple, other: Triple) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Whether a step is within the rounding error. Such a step could be a part of any other step. */
const isSlight = ({ way }: Step) => way.every((value) => Math.abs(value) <= tolerance);

/** Whether a step is a blend of `whole` with a colour that did not change. */
function isPartOf(step: Step, whole: Step): boolean {
  const part = product(step.way, whole.way) / whole.size ** 2;
  if (step.size <= 4 * tolerance || part < 0 || part > 1.02) return false;
  const aside = step.way.map((value, at) => value - part * (whole.way[at] ?? 0));
  return Math.hypot(...aside) <= tolerance * Math.sqrt(3) + bend * step.size;
}

/** Returns a hash of the changed pixels, with positions relative to the changed region's corner. */
function hashRegion(before: Pixels, after: Pixels, hasColours: boolean): string {
  const { count, box } = measureDifference(before, after);
  const values = new Uint32Array(3 * count);
  let at = 0;
  eachDifference(before, after, (x, y, old = 0, now = 0) => {
    values[at] = (y - box!.y) * 2 ** 16 + x - box!.x;
    values[at + 1] = hasColours ? old : 0;
    values[at + 2] = hasColours ? now : 0;
    at += 3;
  });
  return createHash('sha256').update(values).digest('hex').slice(0, 16);
}
