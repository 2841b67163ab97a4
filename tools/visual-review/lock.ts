import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` under a lock on a file, so that other processes wait until it has finished. Uses
 * SQLite's lock, because it ends with the process, even after `kill -9`.
 * @param work A synchronous function, because a process that waits for the lock is blocked.
 */
export function withLock<Result>(file: string, work: () => Result): Result {
  const id = createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16);
  const lock = new DatabaseSync(join(tmpdir(), `visual-review-${id}.lock`), { timeout: 60_000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}
