import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of ours, and the files of ours that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Imports with a relative path; those of types alone change nothing on the screen. */
const imports =
  /(?:^|[;}\s])(?:import|export)\s+(?!type\b)[^'"]*?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g;

/** Who imports whom, as it is written: every import of this project names its file in full. */
export async function readImportGraph(folder = '.'): Promise<ImportGraph> {
  const graph = new Map<string, string[]>();
  const sources = glob('{src,theme,stories,.storybook,supabase/functions/_shared}/**/*.{ts,tsx}', {
    cwd: folder,
  });
  for await (const path of sources) {
    const text = await readFile(join(folder, path), 'utf8');
    graph.set(path, findImports(text, path));
  }
  return graph;
}

export function findImports(text: string, path: string): string[] {
  return [...text.matchAll(imports)].map(([, named, called]) =>
    join(dirname(path), (named ?? called ?? '').replace(/\?.*$/, '')),
  );
}

/** What every story is rendered with. */
const preview = '.storybook/preview.tsx';

/**
 * The files of stories that an edit of these files may change, each with how many imports lie between
 * them: the nearest show most of it.
 */
export function storiesTouchedBy(edited: string[], graph: ImportGraph): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of graph) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path]);
  }
  const touched = new Map(edited.map((path) => [path, 0]));
  for (const [path, steps] of touched)
    for (const importer of importers.get(path) ?? [])
      if (!touched.has(importer)) touched.set(importer, steps + 1);
  const isAll = touched.has(preview) || edited.some((path) => path.startsWith('public/'));
  const stories = [...graph.keys()].filter((path) => path.endsWith('.stories.tsx'));
  return new Map(
    stories
      .filter((path) => isAll || touched.has(path))
      .map((path) => [path, touched.get(path) ?? touched.size]),
  );
}
