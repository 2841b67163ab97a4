import { Features, transform, type Visitor } from 'lightningcss';
import { cssTargets as targets } from './browserTargets.ts';

/** Without `light-dark()` in older browsers: we do not use it, and its stand-in is more variables. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark };

function run(css: string, visitor: Visitor<never>): string {
  const { code } = transform({ ...options, code: new TextEncoder().encode(css), visitor });
  return new TextDecoder().decode(code);
}

/**
 * The style sheets of one page, minified, without the variables that none of them reads: MUI declares
 * some 400. A variable may be read by another one alone, so this repeats until none is left.
 */
export function minifyStyles(sheets: string[]): string[] {
  const read = new Set<string>();
  for (const css of sheets) run(css, { Variable: ({ name }) => void read.add(name.ident) });

  let removed = 0;
  const pruned = sheets.map((css) =>
    run(css, {
      Declaration: {
        custom: ({ name }) => {
          if (!name.startsWith('--') || read.has(name)) return undefined;
          removed += 1;
          return [];
        },
      },
    }),
  );
  return removed > 0 ? minifyStyles(pruned) : pruned;
}
