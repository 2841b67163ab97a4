/** Returns the first element that matches. @throws if no element matches. */
export function findIn(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}
