import { attachBehaviours } from './app/behaviours.ts';

/** Logs an error instead of throwing it, so that the other behaviours start. */
function startOrLog(name: string, start: () => void): void {
  try {
    start();
  } catch (error) {
    console.error(`The behaviour ${name} failed:`, error);
  }
}

/** The behaviours run until the visitor leaves the page, so nothing aborts this signal. */
const { signal } = new AbortController();

/**
 * `contactForm` starts immediately, because a visitor may send the form early. Every other behaviour
 * starts in its own task after the first frame, so that the page can respond between two tasks.
 */
attachBehaviours(document.documentElement, signal, (name, start) => {
  const begin = () => startOrLog(name, start);
  if (name === 'contactForm') begin();
  else requestAnimationFrame(() => setTimeout(begin));
});
