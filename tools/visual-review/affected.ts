import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';

/** Storybook's `preview-stats.json`, which lists each module with the modules that import it. */
interface Stats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

/** The project's Chromatic configuration, with glob patterns. */
interface Configuration {
  /** Files that affect every story, although no story imports them. */
  externals?: string[];
  /** Files that affect no story, although a story imports them. */
  untraced?: string[];
  /** Storybook's configuration folder. Its files affect every story. */
  storybookConfigDir?: string;
}

/** Lock files of all package managers. They affect every story. */
const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Files that Storybook writes into a build. The rest of a build is the project's static files. */
const ownFiles =
  /^(assets|sb-|manifests|iframe\.html|index\.(html|json)|project\.json|preview-stats)/;

/** Files with the code that takes screenshots. */
const captureFiles = [
  'preview.ts',
  'capture.ts',
  'motion.ts',
  'browser.ts',
  '../chromium/chromium.ts',
];

/**
 * Returns a function that computes a hash of the browser version and all files that affect a story
 * file. The function returns undefined without `preview-stats.json`. It also returns undefined if a
 * module was saved after `builtAt`, because the build may be out of date.
 */
export async function readStoryKeys(
  folder: string,
  builtAt: Date,
  browserVersion: string,
): Promise<(file: string) => Promise<string | undefined>> {
  const statsFile = join(folder, 'preview-stats.json');
  if (!existsSync(statsFile)) return () => Promise.resolve(undefined);
  const shared = createHash('sha256').update(browserVersion);
  for (const file of captureFiles) await addFile(shared, join(import.meta.dirname, file));
  // Sorts the files, because file systems may list the same files in a different order.
  for (const file of globSync('**', { cwd: folder }).toSorted()) {
    if (!ownFiles.test(file)) await addFile(shared, join(folder, file), file);
  }

  const {
    externals = [],
    untraced = [],
    storybookConfigDir = '.storybook',
  } = await readConfiguration();
  const stats = JSON.parse(await readFile(statsFile, 'utf8')) as Stats;
  const imports = toImports(stats, untraced);
  const storyFiles = await readStoryFiles(folder);
  const sharedModules = [
    ...globSync([...lockFiles, `${storybookConfigDir}/**`, ...externals]),
    ...reach(['./iframe.html'], imports, storyFiles),
  ];
  return async (file) => {
    if (!existsSync(file)) return undefined;
    const key = shared.copy();
    const modules = new Set([...sharedModules, ...reach([file], imports)]);
    let savedAt = 0;
    for (const module of [...modules].toSorted()) {
      savedAt = Math.max(savedAt, await addFile(key, module));
    }
    return savedAt < builtAt.getTime() ? key.digest('hex') : undefined;
  };
}

async function readConfiguration(): Promise<Configuration> {
  const json = await readFile('chromatic.config.json', 'utf8').catch(() => '{}');
  return JSON.parse(json) as Configuration;
}

/** Maps each module to the modules that it imports. Leaves out `untraced` modules. */
export function toImports({ modules }: Stats, untraced: string[] = []): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  const toPath = (name: string) => name.replace(/\?.*$/, '');
  for (const { name, reasons = [] } of modules) {
    if (untraced.some((pattern) => matchesGlob(toPath(name), `./${pattern}`))) continue;
    for (const { moduleName } of reasons) {
      const importer = toPath(moduleName);
      imports.set(importer, [...(imports.get(importer) ?? []), toPath(name)]);
    }
  }
  return imports;
}

/** Returns the given modules and their direct and indirect imports. Skips modules in `barrier`. */
export function reach(
  from: string[],
  imports: Map<string, string[]>,
  barrier: ReadonlySet<string> = new Set(),
): Set<string> {
  const reached = new Set(from);
  for (const module of reached) {
    for (const imported of imports.get(module) ?? []) {
      if (!barrier.has(imported)) reached.add(imported);
    }
  }
  return reached;
}

async function readStoryFiles(folder: string): Promise<Set<string>> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { importPath: string }>;
  };
  return new Set(Object.values(index.entries).map(({ importPath }) => importPath));
}

/**
 * Adds a file to the hash, and returns the time in ms at which the file was saved. Skips virtual
 * modules. Also skips packages, because the hash includes the lock file.
 */
async function addFile(hash: Hash, path: string, name = path): Promise<number> {
  if (path.includes('node_modules/') || !existsSync(path)) return 0;
  const file = await stat(path);
  if (!file.isFile()) return 0;
  hash.update(`\0${name}\0`).update(await readFile(path));
  return file.mtimeMs;
}
