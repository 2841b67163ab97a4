import type { DispatchContent } from '../../../content/portfolio.ts';
import { Spark } from '../Spark.tsx';
import { Label } from '../Label.tsx';

interface LiveMapProps {
  texts: DispatchContent['map'];
}

/** Streets, three vans, the route of one van, and a proposal from the AI. */
export function LiveMap({ texts: { figures, van, advice } }: LiveMapProps) {
  return (
    <>
      <path className="tint" d="M360 0h500v510H360z" />
      <g className="streets">
        <path className="mid" opacity=".4" d="M610 90l100-20 60 40 20 90-90 40-90-40z" />
        <path className="l-mid" opacity=".4" d="M360 450c200 0 180-160 500-120" strokeWidth="22" />
        <path
          className="l-paper"
          d="M360 150l250-60M360 260l500-70M360 370l500-70M360 500l500-70M440 0l40 500M560 0l30 500M710 70l60 430M800 0l60 260"
          strokeWidth="8"
        />
        <path className="l-deep" d="M453 160l7 86 114-17 6 110 105-15" />
        <rect
          className="ink l-paper"
          x="440"
          y="147"
          width="26"
          height="26"
          rx="7"
          strokeWidth="3"
        />
        <path
          className="warm l-paper"
          d="M690 324c-5-9-20-18-20-35a20 20 0 0 1 40 0c0 17-15 26-20 35z"
          strokeWidth="3"
        />
        <circle className="paper" cx="690" cy="289" r="7" />
        <circle className="ink l-paper" cx="660" cy="218" r="14" strokeWidth="3" />
        <circle className="ink l-paper" cx="812" cy="307" r="14" strokeWidth="3" />
        <path
          className="l-paper"
          d="M665 212l-11 6 11 6-3-6zM807 301l11 6-11 6 3-6z"
          strokeWidth="2"
        />
        <g className="enter turn">
          <circle className="deep l-paper" cx="600" cy="336" r="17" strokeWidth="3" />
          <path className="l-paper" d="M594 330l12 6-12 6 3-6z" strokeWidth="2" />
        </g>
        <g className="enter late">
          <rect className="shade" x="426" y="278" width="132" height="54" rx="10" />
          <rect className="ink" x="424" y="272" width="132" height="54" rx="10" />
          <Label className="paper" x="438" y="294" value={van.due} />
          <Label className="paper quiet" x="438" y="314" value={van.name} />
        </g>
      </g>
      {figures.map(({ value, label }, index) => (
        <g key={label} transform={`translate(${388 + index * 152} 18)`}>
          <rect className="shade" x="2" y="6" width="140" height="58" rx="10" />
          <rect className="paper" width="140" height="58" rx="10" />
          <Label className="large" x="14" y="28" value={value} />
          <Label className="quiet" x="14" y="47" value={label} />
        </g>
      ))}
      <g className="enter later advice">
        <rect className="shade sheet" x="390" y="416" width="450" height="66" rx="14" />
        <rect className="paper sheet" x="388" y="410" width="450" height="66" rx="14" />
        <Spark className="deep spark" x={418} y={443} scale={1.3} />
        <g className="words">
          <Label x="446" y="438" value={advice.text} />
          <Label className="quiet" x="446" y="458" value={advice.gain} />
        </g>
        <g className="action">
          <rect className="deep" x="760" y="426" width="64" height="34" rx="10" />
          <Label className="pill paper" x="792" y="447" value={advice.action} />
        </g>
      </g>
    </>
  );
}
