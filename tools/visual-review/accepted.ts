import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { lock } from './lock.ts';
import { matches } from './patterns.ts';

/** Maps the name of each accepted screenshot (`story-id/mode`) to its hash. */
export type Accepted = Map<string, string>;

/** Names may contain letters of any script, as story ids do, but no dots, because of `..`. */
const linePattern = /^([0-9a-f]{32}) ([^\s\p{Cc}./\\]+\/[^\s\p{Cc}./\\]+)$/u;

const conflict =
  'has a merge conflict. Keep one side, for example with `git checkout --theirs`, and review again.';

/** Parses lines in the form `hash name`, one for each screenshot. Throws for other text. */
export function parseAccepted(text: string, file: string): Accepted {
  const accepted: Accepted = new Map();
  if (text !== '' && !text.endsWith('\n')) {
    throw new Error(`${file}:${text.split('\n').length} is incomplete: it has no line break.`);
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') continue;
    if (line.startsWith('<<<<<<<')) throw new Error(`${file}:${index + 1} ${conflict}`);
    const [, hash, name] = linePattern.exec(line) ?? [];
    if (!hash || !name) throw new Error(`${file}:${index + 1} is not "hash name": ${line}`);
    if (accepted.has(name)) throw new Error(`${file}:${index + 1} repeats ${name}.`);
    accepted.set(name, hash);
  }
  return accepted;
}

export function formatAccepted(accepted: Accepted): string {
  const names = [...accepted.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  return names.map((name) => `${accepted.get(name)} ${name}\n`).join('');
}

/** Treats a missing file as empty, because a new Storybook has no accepted screenshots. */
export function readAccepted(file: string): Accepted {
  return existsSync(file) ? parseAccepted(readFileSync(file, 'utf8'), file) : new Map();
}

/** A change to accept. `after` is the new hash. Without `after`, the screenshot is removed. */
interface Change {
  name: string;
  after?: string;
}

export function withShots(before: Accepted, shots: Change[]): Accepted {
  const accepted = new Map(before);
  for (const { name, after } of shots) {
    if (after === undefined) accepted.delete(name);
    else accepted.set(name, after);
  }
  return accepted;
}

/** Stores the hashes of accepted screenshots. Several processes can do this at the same time. */
export async function acceptShots(file: string, shots: Change[]): Promise<void> {
  using _ = await lock(file);
  const accepted = withShots(readAccepted(file), shots);
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, formatAccepted(accepted));
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Copies hashes from another machine's accepted file. Accepts only lines that `parseAccepted` can
 * parse, because the other machine is untrusted. This module imports no packages, so that
 * `accept --from` works before `npm ci`.
 */
export async function acceptFrom(from: string, file: string, patterns: string[]): Promise<number> {
  const proposed = parseAccepted(readFileSync(from, 'utf8'), from);
  const accepted = readAccepted(file);
  const shots = [...new Set([...proposed.keys(), ...accepted.keys()])]
    .map((name) => ({ name, after: proposed.get(name) }))
    .filter(({ name, after }) => after !== accepted.get(name) && matches(name, patterns));
  if (shots.length === 0) throw new Error(`${from} changes nothing in the given stories.`);
  await acceptShots(file, shots);
  return shots.length;
}
