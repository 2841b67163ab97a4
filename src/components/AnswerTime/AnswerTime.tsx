import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { AnswerContent } from '../../content/footer.ts';
import { answerAfter, answerBefore, answerHours } from './AnswerTime.behaviour.ts';

interface AnswerTimeProps extends TypographyProps {
  /** Text before and after the time, and the hours until the agency answers. */
  answer: AnswerContent;
}

/**
 * The time by which the agency answers. It is empty until a script shows the time: either the caller
 * attaches the behaviour `answerTime`, or another behaviour calls `showAnswerTime`.
 */
export function AnswerTime({ answer: { before, after, hours }, ...props }: AnswerTimeProps) {
  return (
    <Typography
      {...answerBefore(before)}
      {...answerAfter(after)}
      {...answerHours(String(hours))}
      {...props}
    />
  );
}
