import { readFile } from 'node:fs/promises';
import type { Run, Shot } from './run.ts';

const hashPattern = /^[0-9a-f]{32}$/;
const namePattern = /^[a-z0-9-]+\/[A-Za-z0-9_-]+$/;
const acceptable = new Set(['changed', 'new', 'gone']);

/**
 * Reads a run file (the result of a comparison on another machine) and returns the screenshots that
 * can be accepted. Checks every value, because the other machine is untrusted. This module imports
 * no packages, so that `accept --run` works before `npm ci`.
 * @param commit Full hash of the commit that the screenshots must show.
 */
export async function readGivenRun(
  file: string,
  commit: string,
): Promise<Pick<Shot, 'name' | 'after'>[]> {
  const run = JSON.parse(await readFile(file, 'utf8')) as Partial<Record<keyof Run, unknown>>;
  if (commit === '' || run.commit !== commit) {
    throw new Error(`${file} is not a run for commit ${commit}.`);
  }
  if (run.against) throw new Error(`${file} compares with a commit instead of the accepted file.`);
  if (run.system !== 'linux-x64')
    throw new Error(`${file} is from ${String(run.system)}, not linux-x64.`);
  if (!Array.isArray(run.shots)) throw new Error(`${file} has no screenshots.`);
  return (run.shots as Partial<Shot>[])
    .filter(({ state }) => acceptable.has(String(state)))
    .map(({ name, state, after }) => {
      if (typeof name !== 'string' || !namePattern.test(name)) {
        throw new Error(`${file} has an invalid name: "${String(name)}".`);
      }
      if (state === 'gone') return { name };
      if (typeof after !== 'string' || !hashPattern.test(after)) {
        throw new Error(`${file} has no valid hash for ${name}.`);
      }
      return { name, after };
    });
}
