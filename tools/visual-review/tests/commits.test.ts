import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const cli = join(import.meta.dirname, '../cli.ts');
const options = ['--storybook', 'built', '--accepted', 'accepted.txt'];

/** Returns a Git repository without files, and an empty folder for temporary files. */
function createRepository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commits-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = join(folder, 'Größe $HOME');
  const temporary = join(folder, 'tmp');
  mkdirSync(project);
  mkdirSync(temporary);
  const commit = 'git -c user.name=T -c user.email=t@example.com commit -qm T --allow-empty';
  execSync(`git init -q && ${commit}`, { cwd: project });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  return { project, temporary };
}

function start({ project, temporary }: ReturnType<typeof createRepository>, ...args: string[]) {
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, [cli, 'compare', ...options, ...args], {
    cwd: project,
    env,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: text(child.stderr), closed: once(child, 'close') };
}

test('Ctrl+C removes the worktree of an earlier commit', async () => {
  const repository = createRepository();
  const { child, closed } = start(repository, '--against', 'HEAD', '--build', 'sleep 60 #');
  const listFolders = () =>
    readdirSync(repository.temporary).filter((name) => /review-\w{6}$/.test(name));
  const listWorktrees = () =>
    execSync('git worktree list', { cwd: repository.project, encoding: 'utf8' });
  await expect.poll(listWorktrees, { timeout: 30_000 }).toContain('visual-review-');
  expect(listFolders()).toHaveLength(1);
  child.kill('SIGINT');
  expect((await closed)[0]).toBe(130);
  expect(listFolders()).toEqual([]);
  expect(listWorktrees().trim().split('\n')).toHaveLength(1);
});

test('Two comparisons in a folder do not build its Storybook at the same time', async () => {
  const repository = createRepository();
  const build = ['--build', 'mkdir building && sleep 8 && rmdir building && false #'];
  const runs = [start(repository, ...build), start(repository, ...build)];
  for (const { output } of runs) expect(await output).not.toContain('File exists');
});

test('If the temporary folder cannot be written, a comparison names the folder', async () => {
  const { project } = createRepository();
  const { output } = start({ project, temporary: '/no/such/folder' });
  expect((await output).trim()).toMatch(/^Cannot write \/no\/such\/folder\/visual-review-/);
});

test('In a shallow clone, a comparison with a commit that is missing gives advice', async () => {
  const repository = createRepository();
  writeFileSync(
    join(repository.project, '.git/shallow'),
    execSync('git rev-parse HEAD', { cwd: repository.project }),
  );
  const { output } = start(repository, '--against', 'HEAD~1');
  expect((await output).trim()).toMatch(/^fatal: invalid reference: HEAD~1 .*--unshallow$/);
});

test('If the folder is not a Git repository, a comparison with a commit says so', async () => {
  const repository = createRepository();
  rmSync(join(repository.project, '.git'), { recursive: true });
  const { output } = start(repository, '--against', 'main');
  expect((await output).trim()).toMatch(/^fatal: not a git repository/);
});
