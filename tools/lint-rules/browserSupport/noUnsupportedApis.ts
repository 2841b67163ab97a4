import type { Identifier } from '@mdn/browser-compat-data';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { bcd, browsersWithout } from './browserSupport.ts';

const { api, javascript } = bcd;
const builtins = javascript.builtins ?? {};

/** The interfaces of the objects that every script finds. */
const globalObjects: Record<string, string> = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** Every method that has a name, of whichever interface: `toSorted`, `showPopover`. */
const methods = new Map<string, Identifier[]>();
const owners = [builtins, builtins['Intl'] ?? {}, api].flatMap((group) => Object.values(group));
for (const owner of owners as Identifier[]) {
  for (const [name, feature] of Object.entries(owner)) {
    if (name === '__compat') continue;
    methods.set(name, [...(methods.get(name) ?? []), feature]);
  }
}

/** `Promise.withResolvers`, `navigator.userAgentData`, `AbortSignal.any`. */
function knownMember(object: string, member: string): Identifier | undefined {
  const owner = globalObjects[object] ?? object;
  return builtins[owner]?.[member] ?? api[owner]?.[`${member}_static`] ?? api[owner]?.[member];
}

/** `new URLPattern()`, `requestIdleCallback()`. */
function knownGlobal(name: string): Identifier | undefined {
  return api[name] ?? builtins[name] ?? api['Window']?.[name];
}

/** Lacking of a method on an object of unknown type: no interface has it in every browser. */
function browsersWithoutMethod(name: string): string[] {
  const candidates = (methods.get(name) ?? []).map(browsersWithout);
  return candidates.some((browsers) => browsers.length === 0) ? [] : (candidates[0] ?? []);
}

/** Whether the code around a use asks first: `typeof X`, `'x' in y`, `y.x?.()`. */
function isGuarded(name: string, code: string): boolean {
  return new RegExp(`typeof (?:\\w+\\.)*${name}\\b|'${name}' in |${name}\\?\\.`).test(code);
}

function enclosingFunction(node: ESTree.Node): ESTree.Node {
  let current = node;
  while (current.parent && !current.type.includes('Function')) current = current.parent;
  return current;
}

/** What our script calls must be there in every supported browser, or be asked for first. */
export const noUnsupportedApis = defineRule({
  create(context) {
    const { sourceCode } = context;

    function check(node: ESTree.Node, name: string, browsers: string[]) {
      if (browsers.length === 0) return;
      if (isGuarded(name, sourceCode.getText(enclosingFunction(node)))) return;
      const message = `${sourceCode.getText(node)} is unknown to ${browsers.join(', ')}. Ask for it first ("'${name}' in …"), or do without.`;
      context.report({ node, message });
    }

    return {
      'Program:exit'() {
        for (const { identifier } of sourceCode.scopeManager.globalScope?.through ?? []) {
          const { parent } = identifier;
          const isValue = parent && /^(?:New|Call|Member)Expression$/.test(parent.type);
          if (!isValue) continue;
          check(identifier, identifier.name, browsersWithout(knownGlobal(identifier.name)));
        }
      },
      MemberExpression(node) {
        if (node.computed || node.property.type !== 'Identifier') return;
        const { name } = node.property;
        const known = node.object.type === 'Identifier' && knownMember(node.object.name, name);
        if (known) check(node, name, browsersWithout(known));
        else if (node.parent.type === 'CallExpression' && node.parent.callee === node) {
          check(node, name, browsersWithoutMethod(name));
        }
      },
    };
  },
});
