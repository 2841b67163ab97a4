import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a screenshot can depend on: folders, and one file. */
export const sources = [
  'src',
  'theme',
  'stories',
  '.storybook',
  'public',
  'supabase/functions/_shared',
  'package-lock.json',
];

/** Pages of documentation are not captured. */
const isCaptured = (path: string) => !path.endsWith('.mdx');

/** Whether a file of the working tree can change a screenshot. */
export function isSource(path: string): boolean {
  return isCaptured(path) && sources.some((one) => path === one || path.startsWith(`${one}/`));
}

export async function git(args: string[], folder = '.'): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 28 });
  return stdout.trimEnd();
}

/** The hash of everything that stories are made of, or of other paths, as it stands now, committed or not. */
export async function treeNow(folder = '.', of = sources): Promise<string> {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
  const paths = new Set((await git([...listing, ...of], folder)).split('\0').filter(Boolean));
  const files = await Promise.all(
    [...paths].map(async (path) => {
      const content = await readFile(join(folder, path)).catch(() => undefined);
      return content && { path, blob: toBlobId(content) };
    }),
  );
  return toTreeHash(files.filter((file) => file !== undefined));
}

/** The same hash for a commit, without checking it out. */
export async function treeOf(commit: string): Promise<string> {
  const listing = await git(['ls-tree', '-r', '-z', commit, '--', ...sources]);
  const files = listing.split('\0').filter(Boolean);
  return toTreeHash(
    files.map((line) => {
      const [entry = '', path = ''] = line.split('\t');
      return { path, blob: entry.split(' ')[2] ?? '' };
    }),
  );
}

function toTreeHash(files: { path: string; blob: string }[]): string {
  const lines = files
    .filter(({ path }) => isCaptured(path))
    .map(({ path, blob }) => `${blob} ${path}\n`)
    .toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 32);
}

/** As Git names a file's content. */
function toBlobId(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
