import { browserslistToTargets, Features, transform, type Visitor } from 'lightningcss';
import { classNames, elements } from './markup.ts';

const targets = browserslistToTargets(['chrome 111', 'firefox 128', 'safari 16.4']);

/** Without `light-dark()` in older browsers: we do not use it, and its stand-in is more variables. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark };

function run(css: string, visitor: Visitor<never>): string {
  const { code } = transform({ ...options, code: new TextEncoder().encode(css), visitor });
  return new TextDecoder().decode(code);
}

/** Removes each rule `.owner .inner` of which the page has none: a drawing's colours are many. */
function pruneRules(css: string, html: string): string {
  const held = new Map<string, Set<string>>();
  const namesWithin = (owner: string) => {
    const startTag = new RegExp(`<[^<>]* class="(?:[^"]* )?${owner}[ "]`, 'g');
    const names = held.get(owner) ?? classNames(elements(html, startTag).join(''));
    held.set(owner, names);
    return names;
  };

  return run(css, {
    Rule: {
      style: ({ value: { selectors } }) => {
        const isUsed = selectors.some(([owner, between, inner, ...more]) => {
          const isPair = owner?.type === 'class' && inner?.type === 'class' && more.length === 0;
          if (!isPair || between?.type !== 'combinator') return true;
          return namesWithin(owner.name).has(inner.name);
        });
        return isUsed ? undefined : [];
      },
    },
  });
}

/** MUI writes a variable's value beside each use of it, for pages that lack the variable. */
function dropFallbacks(css: string): string {
  const declared = new Set<string>();
  run(css, {
    Rule: {
      style: ({ value: { selectors, declarations } }) => {
        const isRoot = selectors.some(
          ([part]) => part?.type === 'pseudo-class' && part.kind === 'root',
        );
        for (const { property, value } of (isRoot && declarations?.declarations) || []) {
          if (property === 'custom') declared.add(value.name);
        }
      },
    },
  });
  return run(css, {
    Variable: ({ name: { ident } }) =>
      declared.has(ident) ? { type: 'var', value: { name: { ident } } } : undefined,
  });
}

/** Removes each declaration of a variable that nothing reads, until none is left. */
function pruneVariables(css: string): string {
  const read = new Set<string>();
  run(css, { Variable: ({ name }) => void read.add(name.ident) });

  let removed = 0;
  const pruned = run(css, {
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

/** The styles of one page in as few bytes as they go: without what nothing on it uses. */
export function minifyStyles(css: string, html: string): string {
  return pruneVariables(dropFallbacks(pruneRules(css, html)));
}
