import {
  type ContactMessage,
  type FieldName,
  maxBodyBytes,
} from '../../../../supabase/functions/_shared/contract.ts';

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
  const name = (Object.keys(message) as FieldName[]).reduce((longest, other) =>
    countBytes(message[other]) > countBytes(message[longest]) ? other : longest,
  );
  const text = Array.from(message[name]);
  const quotes = countBytes('');
  let characters = 0;
  while (bytes > 0 && characters < text.length) {
    characters += 1;
    bytes -= countBytes(text.at(-characters)) - quotes;
  }
  return { name, characters };
}

/** Returns the size of a value in a request body, which is JSON in UTF-8. */
function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
