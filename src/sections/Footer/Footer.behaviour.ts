import type { Behaviour } from '../../behaviour/Behaviour.ts';
import { everyMinute } from '../../time/everyMinute.ts';
import { showAnswerTime } from '../../time/showAnswerTime.ts';

/** Shows the time by which the agency answers a new message, in the visitor's time zone. */
export const answerTime: Behaviour = (line, { signal }) =>
  everyMinute(signal, (time) => showAnswerTime(line, time));
