import type { DispatchContent } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** Background and text colours of a job's state. A planned job's state has no background. */
const statuses = {
  done: ['tint', ''],
  next: ['deep', 'paper'],
  late: ['warm', 'paper'],
  planned: [undefined, ''],
} as const;

interface JobListProps {
  texts: DispatchContent['jobs'];
}

/** The day's jobs, ordered by time. The next job is highlighted. */
export function JobList({ texts: { heading, progress, items } }: JobListProps) {
  return (
    <>
      <Label className="large" x="84" y="44" value={heading} />
      <Label className="quiet" x="84" y="68" value={progress} />
      <path className="l-tint" d="M86 86h256" strokeWidth="5" />
      <path className="l-deep enter fill" d="M86 86h64" strokeWidth="5" />
      {items.map(({ time, place, detail, state, status }, index) => (
        <g key={time} transform={`translate(60 ${108 + index * 64})`}>
          {status === 'next' ? <path className="tint" d="M0 0h308v64H0z" /> : null}
          <path className="l-tint" strokeWidth="2" d="M24 64h260" />
          <Label x="24" y="28" value={time} />
          <Label x="80" y="28" value={place} />
          <Label className="quiet" x="80" y="49" value={detail} />
          {statuses[status][0] ? (
            <rect className={statuses[status][0]} x="213" y="34" width="72" height="22" rx="11" />
          ) : null}
          <Label className={`pill ${statuses[status][1]}`.trimEnd()} x="249" y="49" value={state} />
        </g>
      ))}
    </>
  );
}
