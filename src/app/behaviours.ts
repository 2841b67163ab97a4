import type { RefCallback } from 'react';
import { answerTime } from '../sections/Footer/Footer.behaviour.ts';
import { localTimes } from '../components/LocalTime/LocalTime.behaviour.ts';
import { contactForm } from '../sections/Contact/ContactForm/ContactForm.behaviour.ts';
import { describeErrors } from '../sections/Contact/ContactForm/Field.behaviour.ts';
import { servedNotice } from '../notices/ContactNotices.behaviour.ts';
import type { Enhancement } from '../behaviour/Behaviour.ts';
import { moveInView } from '../brand/illustrations/Illustration.behaviour.ts';
import { menu } from '../sections/Navigation/Navigation.behaviour.ts';
import { pastHero } from '../features/navigation/pastHero.ts';
import { scrollShadow } from '../features/navigation/scrollShadow.ts';
import { scrollSpy } from '../features/navigation/scrollSpy.ts';
import { logMissingPath } from '../pages/NotFoundPage.behaviour.ts';
import { logProjectClicks } from '../sections/Portfolio/Portfolio.behaviour.ts';
import { followSunset } from '../brand/illustrations/skyline/Skyline.behaviour.ts';
import { loadScripts } from './Document.behaviour.ts';

/** All enhancements. The keys are the names in `data-enhance`. */
const enhancements = {
  answerTime,
  contactForm,
  describeErrors,
  followSunset,
  loadScripts,
  localTimes,
  logMissingPath,
  logProjectClicks,
  menu,
  moveInView,
  pastHero,
  scrollShadow,
  scrollSpy,
  servedNotice,
} satisfies Record<string, Enhancement>;

type EnhancementName = keyof typeof enhancements;

/** Attaches one enhancement. Logs errors instead of throwing, so that other enhancements start. */
function attach(name: EnhancementName, element: HTMLElement, signal: AbortSignal): void {
  try {
    enhancements[name](element, { signal });
  } catch (error) {
    console.error(`The enhancement ${name} failed:`, error);
  }
}

/** Returns a ref that attaches enhancements to its element. */
function createRef(names: EnhancementName[]): RefCallback<HTMLElement> {
  return (element) => {
    const controller = new AbortController();
    for (const name of names) if (element) attach(name, element, controller.signal);
    return () => controller.abort();
  };
}

/** One ref per list of names. A new ref in each render would attach the enhancements again. */
const refs = new Map<string, RefCallback<HTMLElement>>();

/** Returns the props for an element. In a story, `ref` attaches the enhancements. */
export function enhance(...names: EnhancementName[]) {
  const key = names.join(' ');
  const ref = refs.get(key) ?? createRef(names);
  refs.set(key, ref);
  return { ref, 'data-enhance': key };
}

/**
 * Attaches the enhancements of a served page. `contactForm` starts immediately, because a visitor
 * may send the form early. Every other enhancement starts in its own task after the first frame, so
 * that the page can respond between two tasks.
 */
export function enhanceAll(root: ParentNode): void {
  const { signal } = new AbortController();
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const { enhance: names = '' } = element.dataset;
    for (const name of names.split(' ') as EnhancementName[]) {
      const start = () => attach(name, element, signal);
      if (name === 'contactForm') start();
      else requestAnimationFrame(() => setTimeout(start));
    }
  }
}
