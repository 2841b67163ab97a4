import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';
import { Spark } from '../Spark.tsx';

/** A question that was sent at night, and a draft of the answer. */
export function MessageAnswered({ texts: { question, answer } }: ProductDrawing<'messaging'>) {
  const [first, second, third] = answer;
  return (
    <>
      <circle className="soft" cx="160" cy="100" r="140" />
      <g transform="translate(-14)">
        <circle className="mid" cx="84" cy="42" r="24" />
        <path className="ink" d="M64 55a22 18 0 0 1 40 0 24 24 0 0 1-40 0z" />
        <circle className="ink" cx="84" cy="34" r="8" />
        <rect className="near" x="118" y="18" width="112" height="48" rx="16" />
        <Label className="paper word" x="130" y="48" value={question} />
        <Label className="current" fontSize="15" x="242" y="48" value="03:12" />
        <rect className="paper" x="60" y="76" width="228" height="106" rx="16" />
        <path className="bar" d="M138 42h72M120 104h100M120 129h84M120 154h92" />
        <Spark className="deep" x={88} y={104} scale={1.2} />
        <g className="word">
          <Label className="enter" x="112" y="109" value={first} />
          <Label className="enter late" x="112" y="134" value={second} />
          <Label className="enter later" x="112" y="159" value={third} />
        </g>
        <g className="enter pop later">
          <circle className="deep" cx="258" cy="153" r="19" />
          <path className="l-paper thin" d="M258 162v-18M250 151l8-8 8 8" />
        </g>
      </g>
    </>
  );
}
