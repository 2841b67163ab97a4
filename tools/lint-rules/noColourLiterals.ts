import { defineRule, type ESTree } from '@oxlint/plugins';

/** `#1a2b3c`, `rgb(…)`, `oklch(…)`, `linear-gradient(…)`. */
const literal =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|gradient\(/i;

/** Forbids colour values and gradients, because code outside theme/ must use tokens. */
export const noColourLiterals = defineRule({
  create({ report }) {
    const check = (node: ESTree.Node, text: unknown) => {
      if (typeof text !== 'string' || !literal.test(text)) return;
      report({ node, message: 'Use a token from theme/ instead of a colour value.' });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
});
