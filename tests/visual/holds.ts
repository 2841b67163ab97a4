import { readFile } from 'node:fs/promises';
import { cacheFolder, replaceFile } from './run.ts';

const holdsFile = `${cacheFolder}/holds.json`;

/** From a screenshot's name to the note on why it waits. */
export type Holds = Record<string, string>;

export async function readHolds(file = holdsFile): Promise<Holds> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Holds;
}

/** Keeps a screenshot from being accepted with all others, and says why. An empty note releases it. */
export async function hold(name: string, note: string, file = holdsFile): Promise<void> {
  if (note === '') return release([name], file);
  await writeHolds({ ...(await readHolds(file)), [name]: note }, file);
  return undefined;
}

export async function release(names: string[], file = holdsFile): Promise<void> {
  const holds = Object.entries(await readHolds(file));
  await writeHolds(Object.fromEntries(holds.filter(([name]) => !names.includes(name))), file);
}

function writeHolds(holds: Holds, file: string): Promise<void> {
  return replaceFile(file, JSON.stringify(holds, null, 2));
}
