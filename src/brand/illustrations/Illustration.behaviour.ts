import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';

/**
 * On an illustration that moves. With `0.6`, it moves once, when 60 % of its parent is in view.
 * Without a value, it moves while its parent is in view.
 */
export const moves = dataAttribute<'0.6' | ''>('data-moves');

/** On an illustration while its animations run. */
export const moving = dataAttribute('data-moving');

/** On an element whose illustration moves again when the pointer or the focus enters the element. */
export const replaysOnHover = dataAttribute('data-replays-on-hover');

/** Delay in ms before the animations start, so that they do not slow down the first touch. */
const startDelay = 1_000;

/**
 * Animates the illustrations that move. The script does not measure the illustration itself, because
 * its parent can crop most of it on a phone.
 */
export const moveInView: Behaviour = (root, { signal }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const drawing = target.querySelector(moves.selector);
        const share = Number(drawing?.getAttribute(moves.attribute));
        if (!isIntersecting) drawing?.removeAttribute(moving.attribute);
        else if (intersectionRatio >= share) {
          drawing?.setAttribute(moving.attribute, '');
          if (share > 0) observer.unobserve(target);
        }
      }
    },
    { threshold: [0, 0.6] },
  );
  const replay = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    const entered = target instanceof Element && target.closest(replaysOnHover.selector);
    if (!entered || (relatedTarget instanceof Node && entered.contains(relatedTarget))) return;
    const scene = entered.querySelector(moving.selector);
    if (!scene || scene.getAnimations({ subtree: true }).length > 0) return;
    scene.removeAttribute(moving.attribute);
    // Computes the styles without the attribute, so that the animations start again.
    scene.getBoundingClientRect();
    scene.setAttribute(moving.attribute, '');
  };
  const start = setTimeout(() => {
    for (const drawing of root.querySelectorAll(moves.selector))
      if (drawing.parentElement) observer.observe(drawing.parentElement);
    root.addEventListener('pointerover', replay, { signal });
    root.addEventListener('focusin', replay, { signal });
  }, startDelay);
  signal.addEventListener('abort', () => {
    clearTimeout(start);
    observer.disconnect();
  });
};
