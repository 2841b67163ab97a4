/** Every text in some content, longer than a word or two: addresses and names of icons are no text. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}
