import { createHash } from 'node:crypto';
import { eachDifference, measureDifference, type Pixels } from './pixels.ts';

/*
 * A signature describes a change. Identical changes in several screenshots have the same signature,
 * so that a designer can accept them together. For a colour change, the signature contains the old
 * and new colours. For any other change, it contains a hash of the changed region.
 */

type Triple = readonly [number, number, number];

/** A change from one colour to another. */
interface Step {
  /** Old and new colour (alpha, blue, green, red): `ff3d2211>ff3d2288` */
  name: string;
  /** Differences in red, green and blue. */
  way: Triple;
  size: number;
}

/** Maximum number of steps in a colour change. A change with more steps is a changed region. */
const mostSteps = 4;

/** Maximum rounding error in a colour channel (0 to 255), in a blend of two colours. */
const tolerance = 2;

/**
 * Maximum distance of a blend from a straight line in RGB, relative to the size of the step. Blends
 * in OKLab are curves in RGB.
 */
const bend = 0.5;

const prefix = 'colour ';

export function signatureOf(before: Pixels, after: Pixels): string {
  const isSameSize = before.width === after.width && before.height === after.height;
  const steps = isSameSize ? findSteps(before, after) : undefined;
  if (steps?.every(isSlight)) return 'slight';
  if (steps && !isRedrawn(steps)) return prefix + steps.map(({ name }) => name).join(' ');
  // A redrawn region with few colours is probably text. The hash of text ignores colours, so that
  // it is the same in the light and the dark colour scheme.
  return `region ${hashRegion(before, after, !steps)}`;
}

/** Whether a signature describes a colour change, and not a changed region. */
export const isColour = (signature: string) => /^(colour |slight$)/.test(signature);

/**
 * Maps each colour signature to the signature of its group. A gradient mixes a colour with others,
 * so a change to this colour can have several signatures. The group's signature is the signature
 * with the largest colour difference.
 */
export function mergeSignatures(signatures: Iterable<string>): Map<string, string> {
  const merged = new Map<string, string>();
  const groups: { signature: string; steps: Step[] }[] = [];
  const colours = [...new Set(signatures)]
    .filter((signature) => signature.startsWith(prefix))
    .map((signature) => ({ signature, steps: parseSteps(signature) }))
    .toSorted((one, other) => (other.steps[0]?.size ?? 0) - (one.steps[0]?.size ?? 0));
  for (const one of colours) {
    const group = groups.find(({ steps }) => arePartsOf(one.steps, steps));
    if (!group) groups.push(one);
    merged.set(one.signature, (group ?? one).signature);
  }
  return merged;
}

function parseSteps(signature: string): Step[] {
  const names = signature.slice(prefix.length).split(' ');
  return names.map((name) => {
    const [old = 0, now = 0] = name.split('>').map((hex) => Number.parseInt(hex, 16));
    return toStep(old, now);
  });
}

/** Returns colour steps that explain all changes. Returns undefined if there are too many steps. */
function findSteps(before: Pixels, after: Pixels): Step[] | undefined {
  let open = stepsBetween(before, after);
  const found: Step[] = [];
  while (open.length > 0) {
    const [longest] = open;
    if (!longest || found.length === mostSteps) return undefined;
    found.push(longest);
    open = open.filter((step) => !isSlight(step) && !isPartOf(step, longest));
  }
  return found;
}

function stepsBetween(before: Pixels, after: Pixels): Step[] {
  // Uses a number for each pair of colours, because strings are slow for millions of pixels.
  const known = new Set<number>();
  const steps: Step[] = [];
  eachDifference(before, after, (_x, _y, old = 0, now = 0) => {
    const pair = (old & 0xffffff) * 2 ** 24 + (now & 0xffffff);
    if (known.has(pair)) return;
    known.add(pair);
    steps.push(toStep(old, now));
  });
  return steps.toSorted(
    (one, other) => other.size - one.size || one.name.localeCompare(other.name),
  );
}

/** A pixel is a little-endian number, so red is its lowest byte. */
function toStep(old: number, now: number): Step {
  const difference = (bits: number) => ((now >>> bits) & 255) - ((old >>> bits) & 255);
  const way: Triple = [difference(0), difference(8), difference(16)];
  const name = `${old.toString(16)}>${now.toString(16)}`;
  return { name, way, size: Math.sqrt(product(way, way)) };
}

const product = (one: Triple, other: Triple) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Whether a step is within the rounding error. Such a step could be a part of any other step. */
const isSlight = ({ way }: Step) => way.every((value) => Math.abs(value) <= tolerance);

/** Whether a step is a weaker form of `whole`. Gradients and transparency weaken a step. */
function isPartOf(step: Step, whole: Step): boolean {
  const part = product(step.way, whole.way) / whole.size ** 2;
  if (part < 0 || part > 1.02) return false;
  const aside = step.way.map((value, at) => value - part * (whole.way[at] ?? 0));
  return Math.hypot(...aside) <= tolerance * Math.sqrt(3) + bend * step.size;
}

/** Whether some pixels get a colour that other pixels lose. If so, text or an icon changed. */
function isRedrawn(steps: Step[]): boolean {
  const colours = steps.map(({ name }) => name.split('>'));
  return colours.some(([, now]) => colours.some(([old]) => old === now));
}

/** Whether each step is a weaker form of a step in `whole`, and `whole` has no other steps. */
function arePartsOf(steps: Step[], whole: Step[]): boolean {
  const belongs = (step: Step, to: Step) =>
    step.name === to.name || (step.size > 4 * tolerance && isPartOf(step, to));
  return (
    steps.length === whole.length &&
    steps.every((step) => whole.some((one) => belongs(step, one))) &&
    whole.every((one) => steps.some((step) => belongs(step, one)))
  );
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
