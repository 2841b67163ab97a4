import type { Behaviour } from '../behaviour/Behaviour.ts';
import { behaviour, type BehaviourName } from '../behaviour/behaves.ts';
import { moveInView } from '../brand/illustrations/Illustration.behaviour.ts';
import { clock } from '../brand/illustrations/skyline/Clock.behaviour.ts';
import { followSunset } from '../brand/sunset/sunset.behaviour.ts';
import { answerTime } from '../components/AnswerTime/AnswerTime.behaviour.ts';
import { localTime } from '../components/LocalTime/LocalTime.behaviour.ts';
import { servedNotice } from '../notices/ContactNotices.behaviour.ts';
import { logMissingPath } from '../pages/NotFoundPage.behaviour.ts';
import { contactForm } from '../sections/Contact/ContactForm/ContactForm.behaviour.ts';
import {
  menu,
  scrollShadow,
  scrollSpy,
  watchHero,
} from '../sections/Navigation/Navigation.behaviour.ts';
import { logProjectClicks } from '../sections/Portfolio/Portfolio.behaviour.ts';
import { loadScripts } from './Document.behaviour.ts';

/** All behaviours. The markup refers to them by their keys: `behaves('contactForm')`. */
const behaviours = {
  answerTime,
  clock,
  contactForm,
  followSunset,
  loadScripts,
  localTime,
  logMissingPath,
  logProjectClicks,
  menu,
  moveInView,
  scrollShadow,
  scrollSpy,
  servedNotice,
  watchHero,
} satisfies Record<string, Behaviour>;

type List = typeof behaviours;

declare module '../behaviour/behaves.ts' {
  /** Lets `behaves` accept the names in the list. */
  interface Behaviours extends List {}
}

/**
 * Attaches all behaviours of an element and of the elements inside it.
 * @param signal ends the behaviours when it aborts.
 * @param run starts one behaviour. By default, it starts now, and its errors reach the caller.
 */
export function attachBehaviours(
  root: HTMLElement,
  signal: AbortSignal,
  run = (_name: BehaviourName, start: () => void) => start(),
): void {
  const inside = root.querySelectorAll<HTMLElement>(behaviour.selector);
  for (const element of [root, ...inside]) {
    const names = element.getAttribute(behaviour.attribute)?.split(' ') ?? [];
    for (const name of names as BehaviourName[]) {
      run(name, () => behaviours[name](element, { signal }));
    }
  }
}
