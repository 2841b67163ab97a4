import type { Identifier } from '@mdn/browser-compat-data';
import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { bcd, findFeature, findUnsupported, type Finding } from './support.ts';

/** Maps the name of a CSS function, such as `color-mix`, to its path in MDN's `css.types`. */
const functionPaths = new Map<string, string>();
function collectFunctions(path: string, types: Identifier): void {
  for (const [name, type] of Object.entries(types as Record<string, Identifier>)) {
    if (name === '__compat') continue;
    if (!functionPaths.has(name)) functionPaths.set(name, `${path}.${name}`);
    collectFunctions(`${path}.${name}`, type);
  }
}
collectFunctions('css.types', bcd.css.types as Identifier);

/**
 * Finds CSS that a browser in `browserslist` does not support. Ignores rules in `@supports`,
 * prefixed names, and declarations that follow another declaration of the same property.
 */
export function findUnsupportedStyles(css: string): Finding[] {
  const findings: Finding[] = [];
  parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'atrule') findings.push(...checkAtRule(node));
    if (node.type === 'rule') findings.push(...checkSelectors(node));
    if (node.type === 'decl' && !hasFallback(node)) findings.push(...checkDeclaration(node));
  });
  return findings;
}

function isInSupports({ parent }: Node): boolean {
  if (!parent) return false;
  const { name, params } = parent as AtRule;
  return (name === 'supports' && !params.startsWith('not')) || isInSupports(parent);
}

function checkAtRule(node: AtRule): Finding[] {
  const path = `css.at-rules.${node.name}`;
  const paths = [path];
  for (const [, feature] of node.params.matchAll(/\((?:min-|max-)?([a-z-]+)\s*[:)]/g)) {
    paths.push(`${path}.${feature}`);
  }
  if (/[<>]/.test(node.params)) paths.push(`${path}.range_syntax`);
  return findUnsupported(paths, node.toString());
}

function checkSelectors(rule: Rule): Finding[] {
  const selector = rule.selector.replaceAll(/"[^"]*"|\\./g, '');
  const names = [...selector.matchAll(/:([a-z][a-z-]*)/g)].map(([, name]) => name);
  if (selector.includes('&')) names.push('nesting');
  const paths = names.map((name) => `css.selectors.${name}`);
  return findUnsupported(paths, rule.toString());
}

const isPrefixed = (name: string) => /^-(webkit|moz|ms)-/.test(name);

/** Whether the rule has another declaration for browsers that do not support `declaration`. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration;
  if (isPrefixed(prop)) return true;
  // Browsers accept any value for a custom property, so an earlier declaration is no fallback.
  if (!parent || prop.startsWith('--')) return false;
  const siblings = parent.nodes.filter((node) => node.type === 'decl');
  const before = siblings.slice(0, siblings.indexOf(declaration));
  return (
    before.some((node) => node.prop === prop) ||
    siblings.some((node) => isPrefixed(node.prop) && node.prop.endsWith(`-${prop}`))
  );
}

function checkDeclaration(declaration: Declaration): Finding[] {
  const { prop, parent } = declaration;
  const code = declaration.toString();
  const { name } = parent as AtRule;
  const isDescriptor = name === 'font-face' || name === 'page';
  const path = isDescriptor ? `css.at-rules.${name}.${prop}` : `css.properties.${prop}`;
  const unsupported = findUnsupported([path], code);
  // A browser that lacks the property also lacks its values, so the values are not reported.
  return unsupported.length > 0 ? unsupported : findUnsupported(pathsInValue(declaration), code);
}

/** Returns MDN's paths for the units, functions and keywords in a value. */
function pathsInValue({ prop, value }: Declaration): string[] {
  const property = `css.properties.${prop}`;
  const code = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]+/gi, '');
  const units = [...code.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => pathOfUnit(unit));
  const words = [...code.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w-]*\()/g)].map(
    ([word]) => `${property}.${word}`,
  );
  const functions = [...code.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].flatMap(([, name = '']) => {
    const own = `${property}.${name}`;
    return findFeature(own) ? own : (functionPaths.get(name) ?? []);
  });
  const gradients = [...code.matchAll(/([a-z-]+-gradient)\((?:[^,()]* )?in /g)].map(
    ([, name]) => `css.types.gradient.${name}.interpolation_color_space`,
  );
  return [...units, ...words, ...functions, ...gradients];
}

/** Returns MDN's path for a unit. All `sv…` units, such as `svh` and `svw`, share one path. */
function pathOfUnit(unit: string): string {
  const viewport = /^([sld])v(?:h|w|i|b|min|max)$/.exec(unit)?.[1];
  const sizes: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };
  if (viewport) return `css.types.length.viewport_percentage_units_${sizes[viewport]}`;
  return `css.types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`;
}
