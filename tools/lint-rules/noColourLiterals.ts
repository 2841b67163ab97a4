import { defineRule } from '@oxlint/plugins';

/** A colour, or a gradient, written out: `#1a2b3c`, `rgb(…)`, `oklch(…)`, `linear-gradient(…)`. */
const literal =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|gradient\(/i;

/** Colours stand in theme/ alone: everywhere else a token names them by their meaning. */
export const noColourLiterals = defineRule({
  create(context) {
    const check = (node: Parameters<typeof context.report>[0]['node'], text: unknown) => {
      if (typeof text === 'string' && literal.test(text)) {
        context.report({ node, message: 'A colour outside theme/: name a token instead.' });
      }
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
});
