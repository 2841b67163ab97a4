import type { ServiceDrawing } from '../../../content/services.ts';
import { Spark } from '../Spark.tsx';
import { Label } from '../Label.tsx';
import { ServicePiece } from './ServicePiece.tsx';

/** An AI assistant, with two inputs on its left and their outcomes on its right. */
export function Automation({ texts: { inputs, outcomes } }: ServiceDrawing<'ai'>) {
  return (
    <ServicePiece ground="cool" preserveAspectRatio="xMinYMid slice">
      <path className="l-paper" d="M100 50h100M100 130h100M150 50v80" />
      {[50, 130].map((y, index) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <rect className="paper" x="12" y="-25" width="104" height="50" rx="8" />
          <rect className="paper" x="184" y="-25" width="104" height="50" rx="8" />
          <circle className={index ? 'accent' : 'warm'} cx="32" r="8" />
          <Label className="ink" x="48" y="5" value={inputs[index]} />
          <path className="l-deep" d="M195 0l5 5 9-10" />
          <Label className="ink" x="217" y="5" value={outcomes[index]} />
        </g>
      ))}
      <rect className="shade" x="122" y="66" width="60" height="60" rx="16" />
      <rect className="deep" x="120" y="60" width="60" height="60" rx="16" />
      <Spark className="paper" x={150} y={90} scale={1.4} />
    </ServicePiece>
  );
}
