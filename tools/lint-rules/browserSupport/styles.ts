import type { Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk, type CssNode, type Block, type Declaration } from 'css-tree';
import { bcd, browsersWithout, prefixesOf, type Finding } from './browserSupport.ts';

const { css } = bcd;

interface KnownFunction {
  path: string;
  feature: Identifier;
}

/** Functions of all kinds by their name: `color-mix`, `clamp`, `linear-gradient`. */
const functions = new Map<string, KnownFunction>();
function addFunctions(parentPath: string, types: Identifier) {
  const entries = Object.entries(types as Record<string, Identifier>).filter(
    ([name]) => name !== '__compat',
  );
  for (const [name, feature] of entries) {
    if (!functions.has(name)) functions.set(name, { path: `${parentPath}.${name}`, feature });
  }
  for (const [name, feature] of entries) addFunctions(`${parentPath}.${name}`, feature);
}
if (css.types) addFunctions('css.types', css.types);

/** MDN's data names the units of windows and containers by family. */
function unitFamily(unit: string): string {
  const viewport = /^([sld])v(?:h|w|i|b|min|max)$/.exec(unit)?.[1];
  const sizes: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };
  if (viewport) return `viewport_percentage_units_${sizes[viewport]}`;
  return unit.startsWith('cq') ? 'container_query_length_units' : unit;
}

const isPrefixed = (name: string) => /^-(?:webkit|moz|ms)-/.test(name);

/**
 * What the styles ask of a browser beyond the oldest supported ones. Not counted: what stands in
 * `@supports`, what is prefixed, and a declaration with a plainer one of the same property before it.
 */
export function unsupportedStyles(styles: string): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, feature: Identifier | undefined, node: CssNode): boolean => {
    const browsers = browsersWithout(feature);
    if (browsers.length === 0) return false;
    findings.push({ feature: path, browsers, context: generate(node).slice(0, 100) });
    return true;
  };

  const ast = parse(styles, {
    parseCustomProperty: true,
    onParseError: (error) => {
      throw error;
    },
  });
  walk(ast, function enter(node) {
    const { atrule, block, declaration, rule } = this;
    if (node.type === 'Declaration' && hasFallback(node, block)) return walk.skip;
    // What `@supports` asks about is not used yet.
    if (node.type === 'AtrulePrelude' && atrule?.name === 'supports') return walk.skip;

    switch (node.type) {
      case 'Atrule': {
        if (node.name === 'supports' && !/^not\b/.test(generateOptional(node.prelude))) {
          return walk.skip;
        }
        if (!isPrefixed(node.name)) {
          add(`css.at-rules.${node.name}`, css['at-rules']?.[node.name], node);
        }
        break;
      }
      case 'FeatureRange':
        // A browser with container queries has had their ranges from the start.
        if (node.kind !== 'media') break;
        add('css.at-rules.media.range_syntax', css['at-rules']?.media?.range_syntax, node);
        break;
      case 'Feature': {
        const name = node.name.replace(/^(?:min|max)-/, '');
        add(`css.at-rules.${node.kind}.${name}`, css['at-rules']?.[node.kind]?.[name], node);
        break;
      }
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        if (!isPrefixed(node.name)) {
          add(`css.selectors.${node.name}`, css.selectors?.[node.name], rule ?? node);
        }
        break;
      case 'NestingSelector':
        add('css.selectors.nesting', css.selectors?.nesting, node);
        break;
      case 'Declaration': {
        const isDescriptor = atrule?.name === 'font-face' || atrule?.name === 'page';
        const home = isDescriptor ? `at-rules.${atrule.name}` : 'properties';
        const features = isDescriptor ? css['at-rules']?.[atrule.name] : css.properties;
        // Of a property that is lacking, the values say nothing more.
        if (add(`css.${home}.${node.property}`, features?.[node.property], node)) return walk.skip;
        break;
      }
      case 'Identifier':
        if (declaration) {
          const path = `css.properties.${declaration.property}.${node.name}`;
          add(path, css.properties?.[declaration.property]?.[node.name], declaration);
        }
        break;
      case 'Dimension': {
        const unit = unitFamily(node.unit);
        add(`css.types.length.${unit}`, css.types?.length?.[unit], declaration ?? node);
        break;
      }
      case 'Function': {
        const property = declaration?.property ?? '';
        const own = css.properties?.[property]?.[node.name];
        const known = own
          ? { path: `css.properties.${property}.${node.name}`, feature: own }
          : functions.get(node.name);
        if (known && !isPrefixed(node.name)) add(known.path, known.feature, node);
        if (node.name.endsWith('gradient') && / in |\(in /.test(generate(node))) {
          const path = `css.types.gradient.${node.name}.interpolation_color_space`;
          add(path, css.types?.gradient?.[node.name]?.interpolation_color_space, node);
        }
        break;
      }
      default:
    }
    return undefined;
  });
  return findings;
}

const generateOptional = (node: CssNode | null) => (node ? generate(node) : '');

/** Whether the same block has a plainer form: the property before, or its prefixed twin. */
function hasFallback(declaration: Declaration, block: Block | null): boolean {
  const { property } = declaration;
  if (isPrefixed(property)) return true;
  if (!block || property.startsWith('--')) return false;
  const siblings = block.children.toArray().filter((node) => node.type === 'Declaration');
  const before = siblings.slice(0, siblings.indexOf(declaration));
  const prefixes = prefixesOf(css.properties?.[property]);
  const prefixed = new Set(prefixes.map((prefix) => prefix + property));
  return (
    before.some((sibling) => sibling.property === property) ||
    siblings.some((sibling) => prefixed.has(sibling.property))
  );
}
