import { Features, transform, type Visitor } from 'lightningcss';
import { cssTargets as targets } from './browserTargets.ts';

/** No page uses `light-dark()`. Without `exclude`, Lightning CSS would add variables for it. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark };

function run(css: string, visitor: Visitor<never>): string {
  const { code } = transform({ ...options, code: new TextEncoder().encode(css), visitor });
  return new TextDecoder().decode(code);
}

/**
 * Minifies a page's style sheets and removes unused variables, because MUI declares over 300. Each
 * removal may leave other variables unused, so the function calls itself until it removes none.
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
