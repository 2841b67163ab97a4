import type { Enhancement } from '../Enhancement.ts';

/** Delay in ms before the animations start, so that they do not slow down the first touch. */
const startDelay = 1_000;

const moving = 'data-moving';

/**
 * Animates illustrations with `data-moves`. With a value such as 0.6, the animation plays when this
 * share of the drawing is in view, and again when the pointer or focus enters its project card.
 * Without a value, the animation runs while the drawing is in view.
 */
export const moveInView: Enhancement = (root, { signal }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const share = Number(target.getAttribute('data-moves'));
        if (!isIntersecting) target.removeAttribute(moving);
        else if (intersectionRatio >= share) {
          target.setAttribute(moving, '');
          if (share > 0) observer.unobserve(target);
        }
      }
    },
    { threshold: [0, 0.6] },
  );
  const replay = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    const card = target instanceof Element && target.closest('[data-project]');
    if (!card || (relatedTarget instanceof Node && card.contains(relatedTarget))) return;
    const scene = card.querySelector(`[${moving}]`);
    if (!scene || scene.getAnimations({ subtree: true }).length > 0) return;
    scene.removeAttribute(moving);
    // Computes the styles without the attribute, so that the animations start again.
    scene.getBoundingClientRect();
    scene.setAttribute(moving, '');
  };
  const start = setTimeout(() => {
    for (const illustration of root.querySelectorAll('[data-moves]'))
      observer.observe(illustration);
    root.addEventListener('pointerover', replay, { signal });
    root.addEventListener('focusin', replay, { signal });
  }, startDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    observer.disconnect();
  });
};
