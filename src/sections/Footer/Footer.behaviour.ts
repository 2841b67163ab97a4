import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';
import { everyMinute } from '../../time/everyMinute.ts';
import { visitorZone } from '../../time/visitorZone.ts';

const hourMs = 3_600_000;

/** Text before and after the time, and the hours until the agency answers. */
export const answerBefore = dataAttribute<string>('data-before');
export const answerAfter = dataAttribute<string>('data-after');
export const answerHours = dataAttribute<string>('data-hours');

/** Shows the time by which the agency answers a new message, in the visitor's time zone. */
export const answerTime: Behaviour = (line, { signal }) => {
  const [before, after, hours] = [answerBefore, answerAfter, answerHours].map(({ attribute }) => {
    const value = line.getAttribute(attribute);
    if (value === null) throw new Error(`The answer time has no ${attribute}.`);
    return value;
  });
  const language = line.closest<HTMLElement>('[lang]')?.lang;
  everyMinute(signal, (time) => {
    // A new format each time, because the visitor may travel to another time zone.
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...visitorZone(),
    });
    line.textContent = `${before} ${format.format(time + Number(hours) * hourMs)}${after}`;
  });
};
