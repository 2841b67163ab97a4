import { exec, execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

/** If git fails, throws only its message. */
export async function git(...args: string[]): Promise<string> {
  const running = promisify(execFile)('git', args, { maxBuffer: 2 ** 28 });
  const { stdout } = await running.catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || error.message, { cause: error });
  });
  return stdout.trimEnd();
}

/** Returns the current branch, or the current commit without a branch. Without git, returns ''. */
export function readBranch(): Promise<string> {
  return git('symbolic-ref', 'HEAD')
    .catch(() => git('rev-parse', 'HEAD'))
    .catch(() => '');
}

/** Returns advice for a shallow clone, which lacks old commits. Otherwise, returns ''. */
export async function adviseOnHistory(): Promise<string> {
  const isShallow = await git('rev-parse', '--is-shallow-repository');
  return isShallow === 'true' ? ' Fetch the whole history: git fetch --unshallow' : '';
}

/** @param command For example `storybook build --stats-json`. The function adds `-o` and `output`. */
export function buildStorybook(command: string, output: string, project = '.'): Promise<void> {
  // A relative path has none of the characters in a parent folder's name that a shell changes.
  return execute(`${command} -o "${relative(project, output)}"`, project);
}

/** Runs a command of the project's packages. If the command fails, throws its output as an error. */
async function execute(command: string, project: string): Promise<void> {
  const binaries = resolve(project, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env['PATH']}` };
  const running = promisify(exec)(command, { cwd: project, env, maxBuffer: Infinity });
  const stop = () => void running.child.kill();
  process.prependOnceListener('exit', stop);
  try {
    await running;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const output = stripVTControlCharacters(stdout + stderr).trim();
    throw new Error(`${command} failed:\n${output.slice(-4000)}`, { cause: error });
  } finally {
    process.off('exit', stop);
  }
}

/**
 * Builds a commit's Storybook in a Git worktree, with the commit's packages. Passes the Storybook
 * to `work`, and then removes the worktree and the Storybook, even after Ctrl+C.
 */
export async function withCommit<Result>(
  commit: string,
  build: string,
  work: (storybook: string, project: string) => Promise<Result>,
): Promise<Result> {
  const advice = await adviseOnHistory();
  const folder = await mkdtemp(join(tmpdir(), 'visual-review-'));
  const project = join(folder, 'project');
  // Synchronous, because a process that exits does not wait.
  const remove = () => {
    // A build that Ctrl+C has also stopped may still write files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    execFileSync('git', ['worktree', 'prune']);
  };
  process.once('exit', remove);
  try {
    await git('worktree', 'add', '--detach', project, commit).catch(({ message }: Error) => {
      throw new Error(message + advice);
    });
    await installPackages(project, commit);
    await buildStorybook(build, join(folder, 'storybook'), project);
    return await work(join(folder, 'storybook'), project);
  } finally {
    process.off('exit', remove);
    remove();
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
