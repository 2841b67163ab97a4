import { browserslistToTargets, Features, transform, type Visitor } from 'lightningcss';

const targets = browserslistToTargets(['chrome 111', 'firefox 128', 'safari 16.4']);

/** Without `light-dark()` in older browsers: we do not use it, and its stand-in is more variables. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark };

function run(code: Uint8Array, visitor: Visitor<never>): Uint8Array {
  return transform({ ...options, code, visitor }).code;
}

/** Removes each declaration of a variable that nothing reads, until none is left. */
function pruneVariables(code: Uint8Array): Uint8Array {
  const read = new Set<string>();
  run(code, { Variable: ({ name }) => void read.add(name.ident) });

  let removed = 0;
  const pruned = run(code, {
    Declaration: {
      custom: ({ name }) => {
        if (!name.startsWith('--') || read.has(name)) return undefined;
        removed += 1;
        return [];
      },
    },
  });
  return removed > 0 ? pruneVariables(pruned) : pruned;
}

/** The styles of one page, without the theme's unused variables, in as few bytes as they go. */
export function minifyStyles(css: string): string {
  return new TextDecoder().decode(pruneVariables(new TextEncoder().encode(css)));
}
