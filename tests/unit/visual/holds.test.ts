import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hold, readHolds } from '../../visual/holds.ts';

test('whoever reads while a note is written meets no half of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'holds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'holds.json');
  const note = 'Ask Ada. '.repeat(200_000);
  await hold('one', note, file);
  const writing = hold('one', `${note}Twice.`, file);
  let isWritten = false;
  void writing.then(() => (isWritten = true));
  while (!isWritten) expect(Object.keys(await readHolds(file))).toEqual(['one']);
  await writing;
});
