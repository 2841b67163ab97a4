import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` while no other process runs work for the same file. SQLite's lock ends when the
 * process ends, even after `kill -9`.
 * @param work Synchronous function, because waiting for the lock blocks the process.
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
