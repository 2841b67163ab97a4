import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from './run.ts';
import { buildStorybook, builtStorybook } from './storybook.ts';
import { git, treeOf } from './tree.ts';

/** The commit that a branch, a tag or a part of a hash names. */
export async function resolveCommit(ref: string): Promise<string> {
  return git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).catch(() => {
    throw new Error(`"${ref}" is no commit, branch or tag of this repository.`);
  });
}

/** The static Storybook of a commit, built in a worktree of its own that is gone afterwards. */
export async function buildCommit(commit: string): Promise<string> {
  const tree = await treeOf(commit);
  const built = builtStorybook(tree);
  if (existsSync(built)) return buildStorybook(tree);

  const folder = resolve(`${cacheFolder}/trees/${commit}-${process.pid}`);
  await git(['worktree', 'add', '--detach', folder, commit]);
  try {
    await installIn(folder, commit);
    return await buildStorybook(tree, folder);
  } finally {
    await rm(join(folder, 'node_modules'), { recursive: true, force: true });
    await git(['worktree', 'remove', '--force', folder]);
  }
}

/** The packages of this checkout serve where the lock file is equal; else they are installed anew. */
async function installIn(folder: string, commit: string): Promise<void> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  if ((await read('package-lock.json')) === (await read(join(folder, 'package-lock.json')))) {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    return;
  }
  const short = commit.slice(0, 8);
  console.log(`${short} has another package-lock.json: its packages are installed for it.`);
  await promisify(execFile)('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    maxBuffer: 2 ** 28,
  }).catch((error: Error) => {
    throw new Error(`The packages of ${short} could not be installed: ${error.message}`, {
      cause: error,
    });
  });
}
