import {
  type ContactMessage,
  type FieldName,
  maxBodyBytes,
} from '../../../supabase/functions/_shared/contract.ts';

interface Excess {
  /** The field with the longest text. */
  name: FieldName;
  /** Number of characters to remove from the end of this text. */
  characters: number;
}

/** Finds out whether a message is too long to send. */
export function findExcess(message: ContactMessage): Excess | undefined {
  let bytes = countBytes(message) - maxBodyBytes;
  if (bytes <= 0) return undefined;
  const names = Object.keys(message) as FieldName[];
  const [name] = names.sort((a, b) => countBytes(message[b]) - countBytes(message[a])) as [
    FieldName,
  ];
  const quotes = countBytes('');
  let characters = 0;
  for (const character of [...message[name]].reverse()) {
    if (bytes <= 0) break;
    bytes -= countBytes(character) - quotes;
    characters += 1;
  }
  return { name, characters };
}

/** Returns the size of a value in a request body, which is JSON in UTF-8. */
function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
