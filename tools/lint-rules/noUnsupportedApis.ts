import type { Identifier } from '@mdn/browser-compat-data';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { bcd, browsersWithout, findFeature } from './support.ts';

/** Maps a method name, such as `toSorted`, to the features with this name in all interfaces. */
const methods = new Map<string, Identifier[]>();
const { builtins = {} } = bcd.javascript;
for (const owners of [builtins, builtins['Intl'] ?? {}, bcd.api]) {
  for (const owner of Object.values(owners as Record<string, Identifier>)) {
    for (const [name, feature] of Object.entries(owner)) {
      methods.set(name, [...(methods.get(name) ?? []), feature as Identifier]);
    }
  }
}

function findFirst(...paths: string[]): Identifier | undefined {
  return paths.map(findFeature).find((feature) => feature !== undefined);
}

/** Finds a member of a global object, such as `Promise.withResolvers` or `AbortSignal.any`. */
function findMember(object: string, member: string): Identifier | undefined {
  const builtin = `javascript.builtins.${object}.${member}`;
  // `navigator` is an instance of the interface `Navigator`.
  const api = `api.${object.charAt(0).toUpperCase()}${object.slice(1)}.${member}`;
  return findFirst(builtin, `${api}_static`, api);
}

/**
 * Returns the browsers that lack a method. The rule does not know the object's interface, so the
 * list is empty if all browsers support the method in at least one interface.
 */
function browsersWithoutMethod(name: string): string[] {
  const lists = (methods.get(name) ?? []).map(browsersWithout);
  return lists.some((browsers) => browsers.length === 0) ? [] : (lists[0] ?? []);
}

/** Returns the innermost function that contains a node. */
function findFunction(node: ESTree.Node): ESTree.Node {
  return node.parent && !node.type.includes('Function') ? findFunction(node.parent) : node;
}

/** Forbids APIs that a supported browser lacks, except in a function that checks for the API. */
export const noUnsupportedApis = defineRule({
  create({ sourceCode, report }) {
    function check(node: ESTree.Node, name: string, browsers: string[]) {
      const guard = new RegExp(`typeof (?:\\w+\\.)*${name}\\b|'${name}' in |${name}\\?\\.`);
      if (browsers.length === 0 || guard.test(sourceCode.getText(findFunction(node)))) return;
      const message = `${name} is not supported by ${browsers.join(', ')}. Check for it first: '${name}' in …`;
      report({ node, message });
    }

    return {
      'Program:exit'() {
        for (const { identifier } of sourceCode.scopeManager.globalScope?.through ?? []) {
          const { name, parent } = identifier as ESTree.IdentifierReference;
          if (!/^(New|Call|Member)Expression$/.test(parent.type)) continue;
          const feature = findFirst(
            `api.${name}`,
            `javascript.builtins.${name}`,
            `api.Window.${name}`,
          );
          check(identifier, name, browsersWithout(feature));
        }
      },
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const { name } = node.property;
        const feature = node.object.type === 'Identifier' && findMember(node.object.name, name);
        if (feature) check(node, name, browsersWithout(feature));
        else if (node.parent.type === 'CallExpression' && node.parent.callee === node) {
          check(node, name, browsersWithoutMethod(name));
        }
      },
    };
  },
});
