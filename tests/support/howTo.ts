import { readFileSync } from 'node:fs';

export interface Block {
  /** Path of the file that the block belongs to: the last path in the text before the block. */
  file: string;
  code: string;
}

/** Returns the code blocks of a how-to, without the indentation of the numbered steps. */
export function readBlocks(name: string): Block[] {
  const text = readFileSync(`docs/how-to/${name}.md`, 'utf8');
  return [...text.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)].map((block) => {
    const [, indent = '', code = ''] = block;
    const named = [...text.slice(0, block.index).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)];
    return {
      file: named.at(-1)?.[1] ?? '',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}
