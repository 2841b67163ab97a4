import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alone } from '../../visual/alone.ts';
import { keepPixels } from '../../visual/pixels.ts';

const makeFolder = () => mkdtemp(join(tmpdir(), 'alone-'));
const listen = () => vi.spyOn(console, 'log').mockImplementation(() => {});

test('a second run waits for the end of the first, says so once, and then goes on', async () => {
  const folder = await makeFolder();
  const said = listen();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = async () => {
    begun.resolve();
    await first.promise;
    events.push('first');
  };
  const runs = [alone('run', work, folder)];
  await begun.promise;
  runs.push(alone('run', async () => void events.push('second'), folder));
  await alone('build', async () => events.push('a build'), folder);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  first.resolve();
  await Promise.all(runs);
  expect(events).toEqual(['a build', 'first', 'second']);
  expect(said.mock.calls).toEqual([
    ['Another run is going on in this checkout: waiting for its end.'],
  ]);
});

test('a run that failed keeps nobody waiting, nor does a process that was killed', async () => {
  const folder = await makeFolder();
  const said = listen();
  await expect(alone('run', () => Promise.reject(new Error('It broke.')), folder)).rejects.toThrow(
    'It broke.',
  );
  expect(await alone('run', async () => 'next', folder)).toBe('next');
  expect(said).not.toHaveBeenCalled();

  const module = new URL('../../visual/alone.ts', import.meta.url).href;
  const script = `import { alone } from '${module}';
    await alone('run', () => new Promise((done) => (setTimeout(done, 600_000), console.log('it runs'))), '${folder}');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  const waiting = alone('run', async () => 'at last', folder);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
  child.kill('SIGKILL');
  expect(await waiting).toBe('at last');
});

test('two equal screenshots that are kept at once are kept', async () => {
  const file = join(await makeFolder(), 'pixels', 'hash.png');
  const png = Buffer.from('png');
  await Promise.all([1, 2, 3].map(() => keepPixels('hash', png, file)));
  expect(await readFile(file, 'utf8')).toBe('png');
});
