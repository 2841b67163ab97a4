import { mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from './run.ts';

/** SQLite's code for a file that another connection has locked. */
const busy = 5;

/**
 * Does what nobody else may do meanwhile in this checkout, which has one result. SQLite's lock ends
 * with the process that holds it, however that ends.
 */
export async function alone<Result>(
  what: 'run' | 'build',
  work: () => Promise<Result>,
  folder = cacheFolder,
): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = new DatabaseSync(`${folder}/${what}.lock`, { timeout: 0 });
  try {
    for (let isTold = false; !take(lock); isTold = true) {
      if (!isTold)
        console.log(`Another ${what} is going on in this checkout: waiting for its end.`);
      await wait(200);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
