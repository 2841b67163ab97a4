import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a run says of a screenshot. `unsteady` and `failed` cannot be accepted. */
export type State = 'same' | 'changed' | 'added' | 'obsolete' | 'unsteady' | 'failed';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One story in one mode. */
export interface Shot {
  /** `sections-hero--default/phone-light`: the story's id, a slash, the mode with dashes. */
  name: string;
  storyId: string;
  /** `Sections/Hero` */
  title: string;
  /** `Default` */
  story: string;
  mode: string;
  width: number;
  scheme: 'light' | 'dark';
  state: State;
  /** Hashes of pixels; the PNG of one that was rendered here is `pixelsFile(hash)`. */
  before?: string;
  after?: string;
  /** Equal changes have an equal group: the signature of what changed. */
  group?: string;
  changedPixels?: number;
  box?: Box;
  /** In the report: the rows that it keeps, and whether others changed, as they did in equal changes. */
  rows?: { from: number; to: number; of: number; isPart: boolean };
  takenAt?: string;
  /** The tree it was taken of, where that is not the run's: a narrowed run keeps earlier screenshots. */
  tree?: string;
  /** It differs in one screenshot so far: it is taken again before anything can be accepted. */
  isProvisional?: boolean;
  /** Why it failed, or how it was unsteady. */
  reason?: string;
}

/** What the last run saw, written again and again while it goes on. */
export interface Run {
  /** The hash of everything that stories are made of, as it was captured. */
  tree: string;
  commit: string;
  branch: string;
  startedAt: string;
  finishedAt?: string;
  engine: Engine;
  system: string;
  against: { kind: 'accepted' } | { kind: 'commit'; ref: string; commit: string };
  /** False where nothing could be compared, which never means that nothing changed. */
  compared: boolean;
  wanted: number;
  shots: Shot[];
}

export const cacheFolder = '.cache/visual';
export const runFile = `${cacheFolder}/run.json`;

/** The PNG of pixels that were rendered on this machine. */
export function pixelsFile(hash: string): string {
  return `${cacheFolder}/pixels/${hash}.png`;
}

/** The last run, or the one that is going on; undefined before the first. */
export async function readRun(file = runFile): Promise<Run | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Run);
}

let lastWrite: Promise<void> = Promise.resolve();

/** One write follows another. */
export async function writeRun(run: Run, file = runFile): Promise<void> {
  lastWrite = lastWrite.then(() => replaceFile(file, JSON.stringify(run)));
  return lastWrite;
}

/** Whoever reads meets the old file or the new one, never half of one, however many write it at once. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
