import type { Enhancement } from '../../behaviour/Behaviour.ts';
import { everyMinute } from '../../time/everyMinute.ts';
import { visitorZone } from '../../time/visitorZone.ts';

/**
 * Inside `root`, shows the local time in every element that has a time zone. A drawn clock shows
 * the time with its hands. All other elements show text, with the digits of the page's language.
 */
export const localTimes: Enhancement = (root, { signal }) => {
  const places = root.querySelectorAll<HTMLElement | SVGElement>('[data-time-zone]');
  const language = root.closest<HTMLElement>('[lang]')?.lang;
  everyMinute(signal, (time) => {
    for (const place of places) showTime(place, time, language);
  });
};

/** Shows the time as text or on a clock. Without a time zone, shows the visitor's local time. */
export function showTime(place: HTMLElement | SVGElement, time: number, language?: string): void {
  const { timeZone } = place.dataset;
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  if (place instanceof HTMLElement) {
    const zone = timeZone ? {} : visitorZone();
    place.textContent = new Intl.DateTimeFormat(language, { ...options, ...zone }).format(time);
    return;
  }
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en', options)
    .format(time)
    .split(':')
    .map(Number);
  place.style.setProperty('--hour', `${(hours + minutes / 60) * 30}deg`);
  place.style.setProperty('--minute', `${minutes * 6}deg`);
}
