import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acceptShots, formatAccepted, parseAccepted, readAccepted } from '../accepted.ts';

const [one, two] = ['1'.repeat(32), '2'.repeat(32)];

async function emptyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'accepted-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'accepted.txt');
}

test('The accepted file has one line for each screenshot, sorted by name', () => {
  const text = `${two} a--b/dark\n${one} a--b/light\n`;
  expect(formatAccepted(new Map([...parseAccepted(text, 'f')].toReversed()))).toBe(text);
});

test('The accepted file may name stories and modes in any script', () => {
  const text = `${one} größe--大/hell-groß\n`;
  expect(formatAccepted(parseAccepted(text, 'f'))).toBe(text);
});

test.each([
  ['a merge conflict', `${one} a--b/dark\n<<<<<<< HEAD\n`, 'accepted.txt:2 has a merge conflict'],
  ['an incomplete last line', `${one} a--b/dark\n${two} a--b/li`, 'accepted.txt:2'],
  ['an incomplete hash', `${one.slice(1)} a--b/dark\n`, 'accepted.txt:1'],
  ['a name that is a path', `${one} ../x/y\n`, 'accepted.txt:1'],
  ['a repeated name', `${one} a--b/dark\n${two} a--b/dark\n`, 'accepted.txt:2'],
])('If the accepted file has %s, the error names the line', (_what, text, place) => {
  expect(() => parseAccepted(text, 'accepted.txt')).toThrow(place);
});

test('Accepting another machine’s screenshots needs no installed packages', async () => {
  const accepted = await emptyFile();
  const folder = dirname(accepted);
  const from = join(folder, 'proposed.txt');
  await cp(join(import.meta.dirname, '..'), join(folder, 'tool'), { recursive: true });
  await writeFile(accepted, `${one} a--gone/dark\n${one} a--old/dark\n${one} b--old/dark\n`);
  await writeFile(from, `${two} a--new/dark\n${two} a--old/dark\n${two} b--old/dark\n`);
  const options = ['accept', '--from', from, '--accepted', accepted, 'a--*'];
  execFileSync(process.execPath, [join(folder, 'tool/cli.ts'), ...options]);
  expect(await readFile(accepted, 'utf8')).toBe(
    `${two} a--new/dark\n${two} a--old/dark\n${one} b--old/dark\n`,
  );
});

/** Accepts one screenshot again and again in a separate process. */
function startAccepting(file: string, name: string, times: number) {
  const module = JSON.stringify(join(import.meta.dirname, '../accepted.ts'));
  const script = `
    const { acceptShots } = await import(${module});
    for (let time = 0; time < ${times}; time += 1) {
      await acceptShots(${JSON.stringify(file)}, [{ name: '${name}', after: '${one}' }]);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('24 processes can accept screenshots at the same time', async () => {
  const file = await emptyFile();
  const names = Array.from({ length: 24 }, (_, at) => `story--${at}/light`);
  await Promise.all(names.map((name) => once(startAccepting(file, name, 1), 'close')));
  expect([...readAccepted(file).keys()].toSorted()).toEqual(names.toSorted());
});

test('After a process is killed, the accepted file is complete and can be changed', async () => {
  const file = await emptyFile();
  const many = Array.from({ length: 5000 }, (_, at) => `${one} story--${at}/light\n`);
  await writeFile(file, many.toSorted().join(''));
  for (let round = 0; round < 5; round += 1) {
    const child = startAccepting(file, 'story--x/light', 1e6);
    const read = () => readFile(file, 'utf8');
    await expect.poll(read, { timeout: 30_000 }).toContain('story--x');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(readAccepted(file).size).toBe(5001);
    await acceptShots(file, [{ name: 'story--x/light' }]);
  }
  expect(readAccepted(file).size).toBe(5000);
});
