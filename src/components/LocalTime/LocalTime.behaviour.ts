import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';
import { everyMinute } from '../../time/everyMinute.ts';

/** A name in the IANA time zone database, such as `Europe/London`. */
export const timeZone = dataAttribute<string>('data-time-zone');

/** Shows the local time of an office, with the digits of the page's language. */
export const localTime: Behaviour = (place, { signal }) =>
  everyMinute(signal, (time) => showTime(place, time));

/** Shows the time as text. Without a time zone, shows the visitor's local time and its zone. */
export function showTime(place: HTMLElement, time: number): void {
  const zone = place.getAttribute(timeZone.attribute);
  const format = new Intl.DateTimeFormat(place.closest<HTMLElement>('[lang]')?.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : { timeZoneName: 'short' }),
  });
  place.textContent = format.format(time);
}
