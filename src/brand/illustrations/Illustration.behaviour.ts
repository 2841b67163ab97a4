import type { Enhancement } from '../../behaviour/Behaviour.ts';

/** Delay in ms before the animations start, so that they do not slow down the first touch. */
const startDelay = 1_000;

const moving = 'data-moving';

/**
 * Animates drawings with `data-moves`. With the value 0.6, the animation plays when 60 % of the
 * parent element is in view. It plays again when the pointer or focus enters the project card. With
 * an empty value, the animation runs while the parent is in view. The script does not measure the
 * drawing itself, because its parent can crop most of it on a phone.
 */
export const moveInView: Enhancement = (root, { signal }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const drawing = target.querySelector('[data-moves]');
        const share = Number(drawing?.getAttribute('data-moves'));
        if (!isIntersecting) drawing?.removeAttribute(moving);
        else if (intersectionRatio >= share) {
          drawing?.setAttribute(moving, '');
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
    for (const drawing of root.querySelectorAll('[data-moves]'))
      if (drawing.parentElement) observer.observe(drawing.parentElement);
    root.addEventListener('pointerover', replay, { signal });
    root.addEventListener('focusin', replay, { signal });
  }, startDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    observer.disconnect();
  });
};
