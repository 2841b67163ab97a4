import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { hold, readHolds } from '../../visual/holds.ts';

test('whoever reads while a note is written meets no half of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'holds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'holds.json');
  const note = 'Ask Ada. '.repeat(200_000);
  await hold('one', note, file);
  const reads = Array.from({ length: 20 }, async (_, index) => {
    await wait(index * 2);
    return Object.keys(await readHolds(file));
  });
  const writes = Array.from({ length: 5 }, () => hold('one', `${note}Twice.`, file));
  for (const names of await Promise.all(reads)) expect(names).toEqual(['one']);
  await Promise.all(writes);
});
