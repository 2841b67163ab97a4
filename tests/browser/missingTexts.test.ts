import { describe, expect, test } from './support/test.ts';

/**
 * Removes one text at a time: first the text node, then each element that contains only this text.
 * If another text is then hidden, adds "removed text: hidden text" to the returned list.
 */
function findHiddenTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isCode = text.parentElement?.closest('script, style, noscript');
    if (!isCode && text.data.trim()) texts.push(text);
  }

  const range = document.createRange();
  const isVisible = (text: Text) => {
    range.selectNode(text);
    const hasBox = [...range.getClientRects()].some(({ width, height }) => width * height > 0);
    const styles = { visibilityProperty: true, opacityProperty: true };
    return hasBox && text.parentElement!.checkVisibility(styles);
  };
  const visible = texts.filter(isVisible);

  const placeholder = document.createComment('');
  const found = new Set<string>();
  for (const text of texts) {
    for (let node: ChildNode | null = text; node; node = node.parentElement) {
      if (node.textContent !== text.data) break;
      node.replaceWith(placeholder);
      for (const other of visible) {
        if (other !== text && !isVisible(other)) found.add(`${text.data}: ${other.data}`);
      }
      placeholder.replaceWith(node);
    }
  }
  if (visible.length === 0) throw new Error('The page has no visible text.');
  return [...found];
}

describe('Every text stays visible when another text is removed', () => {
  for (const width of [390, 1440]) {
    test(`in a window ${width} px wide`, async ({ open }) => {
      const page = await open('/', { viewport: { width, height: 900 } });
      expect(await page.evaluate(findHiddenTexts)).toEqual([]);
    });
  }
});
