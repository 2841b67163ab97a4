import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** What others on this machine may know of the desk that is being served: never its token. */
export interface DeskFile {
  origin: string;
  pid: number;
  /** The id of the story that it shows. */
  shown?: string;
}

const folder = '.cache/visual';
const deskFile = `${folder}/desk.json`;

export async function writeDeskFile(desk: DeskFile): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(deskFile, JSON.stringify(desk));
}

export function removeDeskFile(): Promise<void> {
  return rm(deskFile, { force: true });
}

/** The desk of this working tree; undefined where none is being served. */
export async function readDeskFile(): Promise<DeskFile | undefined> {
  try {
    const desk = JSON.parse(await readFile(deskFile, 'utf8')) as DeskFile;
    process.kill(desk.pid, 0);
    return desk;
  } catch {
    return undefined;
  }
}
