import { readFileSync } from 'node:fs';

/**
 * Returns the code blocks of a how-to, without the indentation of the numbered steps. `file` is the
 * last path in the text before the block.
 */
export function readBlocks(name: string) {
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
