import { brotliCompressSync } from 'node:zlib';

/**
 * Size limits in KB (1,000 bytes). HTML and scripts are measured after Brotli compression. The
 * limits leave room for a few more sentences, and for small growth of the libraries.
 */
export const budgets = {
  html: 32,
  /** The HTML up to the end of the headline, compressed on its own. */
  headline: 13,
  /** The HTML of a page with only the bar and a message, such as the 404 page. */
  statusPage: 10,
  fonts: 50,
  scriptAtLoad: 10,
  /** All scripts that load for a visitor who sends a message. */
  scriptOfMessage: 130,
};

type Sizes = Partial<Record<keyof typeof budgets, number>>;

/** Prints each size with its limit. Returns a line for each size that is zero or too large. */
export function overBudget(page: string, sizes: Sizes): string[] {
  const names = Object.keys(sizes) as (keyof Sizes)[];
  const lines = names.map((name) => `${name} ${sizes[name]?.toFixed(1)} of ${budgets[name]} KB`);
  console.log(`${page}: ${lines.join(', ')}`);
  return lines.filter((_line, index) => {
    const name = names[index]!;
    return !(sizes[name]! > 0 && sizes[name]! <= budgets[name]);
  });
}

export function compressedKb(text: string | Buffer): number {
  return brotliCompressSync(text).length / 1000;
}
