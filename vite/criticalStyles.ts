import { Features, transform, type Visitor } from 'lightningcss';
import { cssTargets as targets } from './browserTargets.ts';

/** Without `light-dark()` in older browsers: we do not use it, and its stand-in is more variables. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark };

function run(css: string, visitor: Visitor<never>): string {
  const { code } = transform({ ...options, code: new TextEncoder().encode(css), visitor });
  return new TextDecoder().decode(code);
}

/**
 * The style sheets of one page, minified, without what none of them needs: variables that nobody reads
 * (MUI declares some 400), and fallbacks of variables that are always there.
 */
export function minifyStyles(sheets: string[]): string[] {
  return dropUnread(dropFallbacks(sheets));
}

/** MUI repeats the value of a variable wherever it reads it. */
function dropFallbacks(sheets: string[]): string[] {
  const declared = new Set(
    sheets.flatMap((css) =>
      [...css.matchAll(/(?<=^|\})\s*:root\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) =>
        [...rule.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
      ),
    ),
  );
  return sheets.map((css) =>
    run(css, {
      Variable: ({ name, fallback }) =>
        fallback && declared.has(name.ident)
          ? { type: 'var', value: { name: { ident: name.ident } } }
          : undefined,
    }),
  );
}

/** A variable may be read by another one alone, so this repeats until none is left. */
function dropUnread(sheets: string[]): string[] {
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
  return removed > 0 ? dropUnread(pruned) : pruned;
}
