/**
 * Watches input methods, such as those for Japanese, that compose a word over several keys. To replace
 * a field meanwhile would write the word twice.
 * @returns resolves when no word is being composed.
 */
export function watchComposition(signal: AbortSignal): () => Promise<void> {
  let ended = Promise.resolve();
  let end = () => {};
  const options = { capture: true, signal };
  const start = () => void (ended = new Promise((resolve) => (end = resolve)));
  document.addEventListener('compositionstart', start, options);
  // A field that is removed while a word is composed in it tells of no end.
  for (const type of ['compositionend', 'focusin', 'submit']) {
    document.addEventListener(type, () => end(), options);
  }
  return () => ended;
}
