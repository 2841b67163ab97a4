import type { Enhancement } from '../Enhancement.ts';

/** In ms: nothing moves before, so that a visitor's first touch does not wait for animations. */
const startDelay = 1_000;

const moving = 'data-moving';

/**
 * Lets the illustrations with `data-moves` move (moveInView.styles.ts) while they are in view, once the
 * page is painted. Each moving part is a layer, and every frame would wait for all of them. A scene plays
 * once, as soon as the share of it that `data-moves` names is in view. It plays again when a pointer or the
 * focus comes to the card that it stands on, but not whenever a visitor scrolls past.
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
    // The styles without it are computed before it returns, so the animations start again.
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
