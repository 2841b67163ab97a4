import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.ts';

/** Maps the name of each accepted screenshot (`story-id/mode`) to its hash. */
export type Accepted = Map<string, string>;

const linePattern = /^([0-9a-f]{32}) (\S+\/\S+)$/;

/** Parses lines in the form `hash name`, one for each screenshot. Throws for any other line. */
export function parseAccepted(text: string, file: string): Accepted {
  const accepted: Accepted = new Map();
  if (text !== '' && !text.endsWith('\n')) {
    throw new Error(`${file}:${text.split('\n').length} is incomplete: it has no line break.`);
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') continue;
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

/**
 * Stores the hashes of accepted screenshots. Several processes can do this at the same time.
 * @param shots `after` is the new hash. Without `after`, the screenshot is removed from the file.
 */
export function acceptShots(file: string, shots: { name: string; after?: string }[]): void {
  withLock(file, () => {
    const accepted = readAccepted(file);
    for (const { name, after } of shots) {
      if (after === undefined) accepted.delete(name);
      else accepted.set(name, after);
    }
    const temporary = `${file}.${randomUUID()}`;
    writeFileSync(temporary, formatAccepted(accepted));
    renameSync(temporary, file);
  });
}
