import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prune } from '../../visual/prune.ts';

test('what was used last stays, and a folder that is not there is no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prune-'));
  for (const [name, day] of Object.entries({ oldest: 1, newest: 3, older: 2 })) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), new Date(), new Date(Date.UTC(2026, 0, day)));
  }
  await prune(folder, 3);
  expect(await readdir(folder)).toHaveLength(3);
  await prune(folder, 2);
  expect((await readdir(folder)).toSorted()).toEqual(['newest', 'older']);
  await prune(join(folder, 'missing'), 2);
});
