import type { Enhancement } from '../../behaviour/Behaviour.ts';
import { everyMinute } from '../../time/everyMinute.ts';
import { visitorZone } from '../../time/visitorZone.ts';

const hour = 3_600_000;

/** Shows the time by which the agency answers a new message, in the visitor's time zone. */
export const answerTime: Enhancement = (line, { signal }) => {
  const { before, after, hours } = line.dataset;
  const language = line.closest<HTMLElement>('[lang]')?.lang;
  everyMinute(signal, (time) => {
    // A new format each time, because the visitor may travel to another time zone.
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...visitorZone(),
    });
    line.textContent = `${before} ${format.format(time + Number(hours) * hour)}${after}`;
  });
};
