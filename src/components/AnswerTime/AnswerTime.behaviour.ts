import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../behaviour/dataAttribute.ts';
import { everyMinute } from '../../time/everyMinute.ts';

const hourMs = 3_600_000;

/** Text before and after the time, and the hours until the agency answers. */
export const answerBefore = dataAttribute<string>('data-before');
export const answerAfter = dataAttribute<string>('data-after');
export const answerHours = dataAttribute<string>('data-hours');

/** Shows the time by which the agency answers a message that the visitor sends now. */
export const answerTime: Behaviour = (line, { signal }) =>
  everyMinute(signal, (time) => showAnswerTime(line, time));

/** Shows the time by which the agency answers a message that is sent at `time`. */
export function showAnswerTime(line: HTMLElement, time: number): void {
  const [before, after, hours] = [answerBefore, answerAfter, answerHours].map(({ attribute }) => {
    const value = line.getAttribute(attribute);
    if (value === null) throw new Error(`The answer time has no ${attribute}.`);
    return value;
  });
  // A new format each time, because the visitor may travel to another time zone.
  const format = new Intl.DateTimeFormat(line.closest<HTMLElement>('[lang]')?.lang, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // The page also shows the times of the offices.
    timeZoneName: 'short',
  });
  line.textContent = `${before} ${format.format(time + Number(hours) * hourMs)}${after}`;
}
