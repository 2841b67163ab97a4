import { BoundedMap } from './memory.ts';
import type { ReceivedMessage } from './message.ts';

const link = /https?:\/\/|www\.|\[url\b|<a\s/gi;
const markup = /\[url\b|<a\s/i;
const maxLinks = 2;

/** Whether a message looks like a program's: the hidden field, a link in a name, mark-up, many links. */
export function looksLikeSpam(message: ReceivedMessage): boolean {
  const { honeypot, firstName, lastName, projectDetails } = message;
  return (
    honeypot !== '' ||
    `${firstName} ${lastName}`.search(link) >= 0 ||
    markup.test(projectDetails) ||
    (projectDetails.match(link) ?? []).length > maxLinks
  );
}

const windowMs = 60 * 60 * 1000;
const shingleLength = 5;
const maxLetters = 20_000;
const bands = 4;
const rowsPerBand = 3;
/** A person may send a corrected message; the fourth of its kind within the hour is a flood. */
const maxSimilar = 3;

/**
 * Counts messages that are nearly the same: MinHash over runs of five letters, compared in bands.
 * Two texts that share four fifths of their runs share a band with a probability of 94 %, two that
 * share a tenth with 0.4 %.
 */
export class SimilarMessages {
  readonly #bands = new BoundedMap<{ count: number; since: number }>(40_000);

  /** Counts one more message, and returns whether too many like it came before. */
  add(text: string, now: number): boolean {
    let most = 0;
    for (const band of bandsOf(text)) {
      const known = this.#bands.get(band);
      const seen = known && now - known.since < windowMs ? known : { count: 0, since: now };
      most = Math.max(most, seen.count);
      this.#bands.set(band, { count: seen.count + 1, since: seen.since });
    }
    return most >= maxSimilar;
  }
}

function bandsOf(text: string): string[] {
  const letters = text
    .toLowerCase()
    .replace(/\P{L}+/gu, '')
    .slice(0, maxLetters);
  // Too short to tell a coincidence from a copy.
  if (letters.length < 2 * shingleLength) return [];

  const minima = new Uint32Array(bands * rowsPerBand).fill(0xffffffff);
  for (let start = 0; start <= letters.length - shingleLength; start += 1) {
    const hash = hashOf(letters, start);
    for (let row = 0; row < minima.length; row += 1) {
      const mixed = mix(hash ^ Math.imul(row + 1, 0x9e3779b1));
      if (mixed < (minima[row] ?? 0)) minima[row] = mixed;
    }
  }
  return Array.from({ length: bands }, (_, band) =>
    [band, ...minima.slice(band * rowsPerBand, (band + 1) * rowsPerBand)].join(),
  );
}

/** FNV-1a over one run of letters. */
function hashOf(text: string, start: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < start + shingleLength; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** The finaliser of MurmurHash3: it spreads every bit of its input over the whole number. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
