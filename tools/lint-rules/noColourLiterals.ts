import { defineRule, type ESTree } from '@oxlint/plugins';
import Color from 'colorjs.io';

/** `#1a2b3c`, `rgb(…)`, `oklch(…)`, `color(…)`. */
const literal =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const gradient = /gradient\(/i;

/** Properties and attributes whose value may be a named colour, such as `red`. */
const colourProperty = /colou?r$|^(?:background|border|outline|fill|stroke|boxShadow)/i;

const message =
  'Use a token of the theme. In theme/, use a colour of primitives.ts, or alpha(colour, opacity).';

function isNamedColour(word: string): boolean {
  if (word === 'transparent') return false;
  try {
    return new Color(word).alpha === 1;
  } catch {
    return false;
  }
}

/** Returns the name of the property or attribute that has the value, or an empty string. */
function nameOf({ parent }: ESTree.Node): string {
  if (parent?.type === 'TemplateLiteral') return nameOf(parent);
  if (parent?.type === 'Property') {
    const { key } = parent;
    if (key.type === 'Identifier') return key.name;
    return key.type === 'Literal' ? String(key.value) : '';
  }
  return parent?.type === 'JSXAttribute' && parent.name.type === 'JSXIdentifier'
    ? parent.name.name
    : '';
}

function hasNamedColour(node: ESTree.Node, text: string): boolean {
  if (!colourProperty.test(nameOf(node))) return false;
  return (text.match(/(?<![\w-])[a-z]+(?![\w(-])/gi) ?? []).some(isNamedColour);
}

function defineTextRule(message: string, isWrong: (text: string, node: ESTree.Node) => boolean) {
  return defineRule({
    create({ report }) {
      const check = (node: ESTree.Node, text: unknown) => {
        if (typeof text === 'string' && isWrong(text, node)) report({ node, message });
      };
      return {
        Literal: (node) => check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
        JSXText: (node) => check(node, node.value),
      };
    },
  });
}

/** Forbids colour values, because every colour comes from `primitives.ts`. */
export const noColourLiterals = defineTextRule(
  message,
  (text, node) => literal.test(text) || hasNamedColour(node, text),
);

/** Forbids gradients, because code outside theme/ must use tokens. */
export const noGradientLiterals = defineTextRule(
  'Use a gradient of the theme. Gradients are in theme/gradients.ts.',
  (text) => gradient.test(text),
);
