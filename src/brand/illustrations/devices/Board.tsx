import type { HeroContent } from '../../../content/hero.ts';
import { Label } from '../Label.tsx';

interface BoardProps {
  texts: HeroContent['devices']['board'];
}

const people = ['warm', 'deep', 'accent'];

/** A CRM with a line chart above a list of sales leads. The first lead moves to the stage "won". */
export function Board({ texts: { heading, note, rows } }: BoardProps) {
  return (
    <>
      <rect className="shade" x="92" y="26" width="508" height="356" rx="28" />
      <rect className="paper" x="94" y="10" width="488" height="340" rx="18" />
      <Label className="ink large" x="122" y="50" value={heading} />
      <circle className="warm l-paper thin" cx="520" cy="42" r="16" />
      <circle className="deep l-paper thin" cx="544" cy="42" r="16" />
      <rect className="tint" x="114" y="62" width="448" height="92" rx="12" />
      <path
        className="mid"
        opacity=".5"
        d="M116 136c38-4 58-28 94-26s54 22 92 14 58-36 100-32 56 14 86-2c20-5 36-7 74-9v61a12 12 0 0 1-12 12H126a12 12 0 0 1-12-12v-6z"
      />
      <path
        className="l-deep thin"
        d="M116 136c38-4 58-28 94-26s54 22 92 14 58-36 100-32 56 14 86-2"
      />
      <path className="l-deep thin" d="M498 89c20-5 36-7 58-9" strokeDasharray="1 9" />
      <circle className="deep l-paper thin" cx="488" cy="91" r="9" />
      <Label className="ink quiet" x="232" y="188" value={note} />
      {rows.map(({ name, stage }, index) => (
        <g key={name} transform={`translate(0 ${204 + index * 42})`}>
          <path className="line" d="M232 0h330" />
          <circle className={people[index]} cx="246" cy="21" r="13" />
          <Label className="ink" x="270" y="27" value={name} />
          {index === 0 && rows[1] ? (
            <g className="enter leave later">
              <Stage name={rows[1].stage} />
            </g>
          ) : null}
          <g className={index === 0 ? 'enter pop later' : undefined}>
            <Stage name={stage} isWon={index === 0} />
          </g>
        </g>
      ))}
    </>
  );
}

interface StageProps {
  name: string;
  isWon?: boolean;
}

function Stage({ name, isWon = false }: StageProps) {
  return (
    <>
      <rect className={isWon ? 'deep' : 'tint'} x="490" y="7" width="72" height="28" rx="14" />
      <Label className={`middle ${isWon ? 'paper' : 'ink'}`} x="526" y="27" value={name} />
    </>
  );
}
