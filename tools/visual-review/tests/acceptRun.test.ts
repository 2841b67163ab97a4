import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readGivenRun } from '../acceptRun.ts';

const commit = 'c0ffee'.padEnd(40, '0');
const [old, now] = ['a'.repeat(32), 'b'.repeat(32)];
const shots = [
  { name: 'hero--default/light', state: 'changed', before: old, after: now },
  { name: 'hero--new/light', state: 'new', after: now },
  { name: 'hero--old/light', state: 'gone', before: old },
  { name: 'hero--unsteady/light', state: 'unsteady', after: now },
];
const run = { commit, system: 'linux-x64', shots };

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'accept-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function write(content: unknown): string {
  const file = join(createFolder(), 'run.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Every difference in a run file can be accepted, except unsteady screenshots', async () => {
  expect(await readGivenRun(write(run), commit)).toEqual([
    { name: 'hero--default/light', after: now },
    { name: 'hero--new/light', after: now },
    { name: 'hero--old/light' },
  ]);
});

test.each([
  ['from another commit', { commit: 'd'.repeat(40) }],
  ['that compares with a commit', { against: commit }],
  ['from another system', { system: 'darwin-arm64' }],
  ['without screenshots', { shots: 'all' }],
  ['with a name that is a path to another folder', { shots: [{ ...shots[0], name: '../x\n/y' }] }],
  ['with an invalid hash', { shots: [{ ...shots[0], after: 'x\ny' }] }],
])('A run file %s is refused', async (_what, change) => {
  await expect(readGivenRun(write({ ...run, ...change }), commit)).rejects.toThrow('run.json');
});

test('Accepting a run file needs no installed packages', () => {
  const folder = createFolder();
  cpSync(join(import.meta.dirname, '..'), join(folder, 'tool'), { recursive: true });
  const accepted = join(folder, 'accepted.txt');
  writeFileSync(accepted, `${old} hero--default/light\n${old} hero--old/light\n`);
  const options = ['--run', write(run), '--commit', commit, '--accepted', accepted];
  execFileSync(process.execPath, [join(folder, 'tool/cli.ts'), 'accept', ...options, 'hero--d*']);
  expect(readFileSync(accepted, 'utf8')).toBe(
    `${now} hero--default/light\n${old} hero--old/light\n`,
  );
});
