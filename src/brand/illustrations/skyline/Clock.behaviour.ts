import type { Behaviour } from '../../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../../behaviour/dataAttribute.ts';
import { everyMinute } from '../../../time/everyMinute.ts';

/** On the hands of the clock: IANA time zone of the office, such as `Europe/London`. */
export const clockZone = dataAttribute<string>('data-clock-zone');

/** Angles of the clock's hands. */
export const handAngles = { hour: '--hour', minute: '--minute' } as const;

/** Turns the hands of the clock to the local time. */
export const clock: Behaviour = (hands, { signal }) => {
  const timeZone = hands.getAttribute(clockZone.attribute)!;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  everyMinute(signal, (time) => {
    const [hours = 0, minutes = 0] = format.format(time).split(':').map(Number);
    hands.style.setProperty(handAngles.hour, `${(hours + minutes / 60) * 30}deg`);
    hands.style.setProperty(handAngles.minute, `${minutes * 6}deg`);
  });
};
