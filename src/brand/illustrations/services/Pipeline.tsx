import type { DealContent, ServiceDrawing } from '../../../content/services.ts';
import { Label } from '../Label.tsx';
import { ServicePiece } from './ServicePiece.tsx';

/** A sales pipeline with columns of deals. One deal is on its way to the next column. */
export function Pipeline({ texts: { stages, moving } }: ServiceDrawing<'crm'>) {
  const deal = ({ name, value }: DealContent, y: number, colour: string) => (
    <>
      <Label className={colour} x="9" y={y + 20} fontSize="11" value={name} />
      <Label className={colour} x="9" y={y + 38} value={value} />
    </>
  );
  return (
    <ServicePiece ground="mild">
      {stages.map((stage, column) => (
        <g key={stage.name} transform={`translate(${14 + column * 94})`}>
          <Label className="current" y="28" value={stage.name} />
          {stage.deals.map((one, row) => (
            <g key={one.name}>
              <rect className="paper" y={38 + row * 54} width="86" height="48" rx="6" />
              {deal(one, 38 + row * 54, 'ink')}
            </g>
          ))}
        </g>
      ))}
      <rect
        stroke="currentColor"
        opacity=".5"
        strokeWidth="2"
        strokeDasharray="4 6"
        x="202"
        y="92"
        width="86"
        height="48"
        rx="6"
      />
      <g transform="rotate(-5 193 112)translate(150 90)">
        <rect className="shade" x="3" y="5" width="86" height="48" rx="6" />
        <rect className="deep" width="86" height="48" rx="6" />
        {deal(moving, 0, 'paper')}
      </g>
    </ServicePiece>
  );
}
