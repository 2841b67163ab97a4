import { readFile, rename, writeFile } from 'node:fs/promises';

/** What is right: a line for each screenshot, its hash of pixels and its name, sorted by name. */
export const acceptedFile = 'tests/visual/accepted.txt';

const line = /^([0-9a-f]{16,32}) (\S+)$/;

/** From a screenshot's name to its hash. A line that says nothing is an error: it may be a conflict. */
export function parseAccepted(text: string): Map<string, string> {
  const accepted = new Map<string, string>();
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content === '') continue;
    const [, hash, name] = line.exec(content) ?? [];
    if (hash === undefined || name === undefined || accepted.has(name)) {
      throw new Error(`${acceptedFile}:${index + 1} cannot be read: "${content}"`);
    }
    accepted.set(name, hash);
  }
  return accepted;
}

export function formatAccepted(accepted: ReadonlyMap<string, string>): string {
  const names = [...accepted.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  return names.map((name) => `${accepted.get(name)} ${name}\n`).join('');
}

export async function readAccepted(file = acceptedFile): Promise<Map<string, string>> {
  return parseAccepted(await readFile(file, 'utf8'));
}

export async function writeAccepted(
  accepted: ReadonlyMap<string, string>,
  file = acceptedFile,
): Promise<void> {
  await writeFile(`${file}.new`, formatAccepted(accepted));
  await rename(`${file}.new`, file);
}
