import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps of a folder what was used last, and removes the rest. */
export async function prune(folder: string, kept: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= kept) return;
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const old = entries.toSorted((one, other) => other.usedAt - one.usedAt).slice(kept);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
