/** For how long, in ms, all stands still at first: whoever touches the page at once goes first. */
const rest = 1_000;

/**
 * Lets the pictures of a page move (theme/components/illustration.ts) while they are in view, once it has
 * had time to be painted. Each moving part is a layer, and every frame would wait for all of them.
 */
export function moveInView(root: HTMLElement): () => void {
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-moving', isIntersecting);
    }
  });
  const start = setTimeout(() => {
    for (const picture of root.querySelectorAll('[data-moves]')) sight.observe(picture);
  }, rest);
  return () => {
    clearTimeout(start);
    sight.disconnect();
  };
}
