import { createBuilder } from 'vite';

export interface BenchOptions {
  rounds: number;
  /** Builds to compare, each in the form `name=folder`. Without builds, the site is built. */
  folders: string[];
}

/** Folder for builds. Git ignores this folder. */
export const benchFolder = '.cache/bench';

/** Builds the site for production in a folder other than `dist/`, and returns the folder. */
export async function buildSite(): Promise<string> {
  const outDir = `${benchFolder}/site`;
  const builder = await createBuilder({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await builder.buildApp();
  return outDir;
}

/** Returns the middle value, or the higher one if there are two middle values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the median of each figure over all runs. */
export function medians<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Formats a table as Markdown. */
export function toTable(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
