import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a file and runs `work`. Other processes that lock the file wait until `work` has finished.
 * Uses SQLite's lock, because that lock ends with the process, even after `kill -9`.
 * @param work Must be synchronous, because the lock ends when `work` returns.
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
