import browserslist from 'browserslist';
import {
  browserslistToTargets,
  Features,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * Compiles for `browserslist` in package.json. With `include`, older browsers get `min-width`, which
 * costs no bytes after compression. No page uses `light-dark()`, but without `exclude`, Lightning CSS
 * would add variables for it.
 */
const options = {
  filename: 'page.css',
  minify: true,
  targets: browserslistToTargets(browserslist()),
  include: Features.MediaQueries,
  exclude: Features.LightDark,
};

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

/**
 * Removes rules for states that only MUI's scripts set, such as `Mui-focused`, and for parts of
 * MUI's components that the page does not have. A page loads none of MUI's scripts.
 */
export function removeUnusedRules(css: string, html: string): string {
  const isUsed = (selector: Selector) =>
    selector.every(
      (part) => part.type !== 'class' || !part.name.startsWith('Mui') || html.includes(part.name),
    );
  return run(css, {
    Rule: { style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []) },
    Selector: (selector) => (isUsed(selector) ? undefined : []),
  });
}

function isForPrint(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  return rule.value.query.mediaQueries.every(
    ({ qualifier, mediaType }) => !qualifier && mediaType === 'print',
  );
}

/**
 * Moves the rules in `@media print`, with or without a condition, to a print style sheet, which is
 * the last of the returned sheets. A query with other media, such as `(scripting: none), print`, stays in its sheet.
 */
export function separatePrintStyles(sheets: string[]): string[] {
  const others = sheets.map((css) =>
    run(css, { Rule: (rule) => (isForPrint(rule) ? [] : undefined) }),
  );
  let isInPrint = false;
  const print = run(sheets.join(''), {
    Rule: (rule) => {
      isInPrint ||= isForPrint(rule);
      return isInPrint ? undefined : [];
    },
    RuleExit: (rule) => {
      if (isForPrint(rule)) isInPrint = false;
    },
  });
  return [...others, print];
}

/** Removes MUI's class names that no rule uses: a fortieth of the compressed page. */
export function removeUnusedClasses(html: string, css: string): string {
  return html.replaceAll(/ class="([^"]*)"/g, (_attribute, value: string) => {
    const names = value.split(' ');
    const used = names.filter((name) => !name.startsWith('Mui') || css.includes(`.${name}`));
    return used.length > 0 ? ` class="${used.join(' ')}"` : '';
  });
}

/**
 * Replaces Emotion's class names with short ones, because hashes do not compress: a twentieth of the
 * compressed page.
 */
export function shortenClasses(html: string, sheets: string[]): { html: string; sheets: string[] } {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return names.get(name)!;
  };
  return {
    html: html.replaceAll(/ class="[^"]*"/g, (attribute) =>
      attribute.replaceAll(/(?<=[" ])css-[\da-z]+/g, shorten),
    ),
    sheets: sheets.map((css) => css.replaceAll(/(?<=\.)css-[\da-z]+/g, shorten)),
  };
}
