import { exec, execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

export async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 2 ** 28 });
  return stdout.trimEnd();
}

/** @param command For example `storybook build --stats-json`. The function adds `-o` and `output`. */
export function buildStorybook(command: string, output: string, project = '.'): Promise<void> {
  return execute(`${command} -o "${resolve(output)}"`, project);
}

/** Runs a command of the project's packages. If the command fails, throws its output as an error. */
async function execute(command: string, project: string): Promise<void> {
  const binaries = resolve(project, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH']}` };
  const running = promisify(exec)(command, { cwd: project, env, maxBuffer: Infinity });
  await running.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    const output = stripVTControlCharacters(stdout + stderr).trim();
    throw new Error(`${command} failed:\n${output.slice(-4000)}`);
  });
}

/**
 * Builds a commit's Storybook in a Git worktree, with the commit's packages. Passes the Storybook
 * to `work`, and then removes the worktree and the Storybook.
 */
export async function withCommit<Result>(
  commit: string,
  build: string,
  work: (storybook: string, project: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'visual-review-'));
  const project = join(folder, 'project');
  try {
    await git('worktree', 'add', '--detach', project, commit);
    await installPackages(project, commit);
    await buildStorybook(build, join(folder, 'storybook'), project);
    return await work(join(folder, 'storybook'), project);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

/** Installs a commit's packages. Reuses this project's packages if the lock files are identical. */
async function installPackages(project: string, commit: string): Promise<void> {
  const readLock = (folder: string) =>
    readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => '');
  if ((await readLock('.')) === (await readLock(project))) {
    await symlink(resolve('node_modules'), join(project, 'node_modules'));
    return;
  }
  console.log(`Installing the packages of ${commit}, because its package-lock.json is different…`);
  // Vite sets NODE_ENV to production, so npm would omit dev dependencies without `--include=dev`.
  await execute('npm ci --include=dev --prefer-offline --no-audit --no-fund', project);
}
