/** In ms: nothing moves before, so that a visitor's first touch does not wait for animations. */
const startDelay = 1_000;

/**
 * Lets illustrations move (theme/components/illustration.ts) while they are in view, once the page
 * is painted. Each moving part is a layer, and every frame would wait for all of them.
 */
export function moveInView(root: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-moving', isIntersecting);
    }
  });
  const start = setTimeout(() => {
    for (const illustration of root.querySelectorAll('[data-moves]'))
      observer.observe(illustration);
  }, startDelay);
  return () => {
    clearTimeout(start);
    observer.disconnect();
  };
}
