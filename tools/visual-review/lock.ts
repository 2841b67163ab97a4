import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** SQLite's error code while another process has the lock. */
const busy = 5;

/**
 * Locks a file or folder until the lock is disposed. Other processes that lock it wait.
 * Uses SQLite's lock, because that lock ends with the process, even after `kill -9`.
 * @param onWait Called once if another process has the lock.
 */
export async function lock(path: string, onWait?: () => void): Promise<Disposable> {
  const id = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);
  // Each user has own lock files, because one user cannot write to the files of another.
  const file = join(tmpdir(), `visual-review-${userInfo().uid}-${id}.lock`);
  return lockFile(file, onWait).catch((error: Error) => {
    // For example, the temporary folder is full. SQLite does not name the file.
    throw new Error(`Cannot write ${file}: ${error.message}`, { cause: error });
  });
}

async function lockFile(file: string, onWait?: () => void): Promise<Disposable> {
  const database = new DatabaseSync(file);
  for (let round = 0; ; round += 1) {
    try {
      database.exec('BEGIN EXCLUSIVE');
      return { [Symbol.dispose]: () => database.close() };
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== busy) throw error;
      if (round === 0) onWait?.();
      await setTimeout(50);
    }
  }
}
