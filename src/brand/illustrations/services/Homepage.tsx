import type { ServiceDrawing } from '../../../content/services.ts';
import { Label } from '../Label.tsx';
import { ServicePiece } from './ServicePiece.tsx';

/** A website's first screen, and a score for the website. */
export function Homepage({ texts: { headline, action, score } }: ServiceDrawing<'site'>) {
  return (
    <ServicePiece ground="warm">
      <rect className="paper" x="26" y="26" width="248" height="190" rx="12" />
      <path className="l-mid" d="M42 42h0M53 42h0M64 42h0" strokeWidth="6" />
      <text className="ink large" y="77">
        {headline.map((line, index) => (
          <tspan key={line} x="42" dy={index * 24}>
            {line}
          </tspan>
        ))}
      </text>
      <path className="l-deep" d="M57 130h70" strokeWidth="28" />
      <Label className="paper middle" x="92" y="135" value={action} />
      <path className="mid" d="M168 60h94v120H168z" />
      <circle className="accent" cx="215" cy="112" r="24" />
      <path className="deep" d="M168 114h94v66H168z" />
      <path className="l-accent" d="M200 124h30M206 134h18" />
      <path className="l-mid" d="M176 126h12M242 126h12" />
      <rect className="shade" x="178" y="45" width="112" height="38" rx="19" />
      <rect className="paper l-tint" x="176" y="40" width="112" height="38" rx="19" />
      <path className="l-warm" strokeLinecap="butt" d="M196 50a9 9 0 1 1-.6 0" strokeWidth="4" />
      <Label className="ink" x="213" y="64" value={score} />
      <Label className="ink" x="275" y="64" textAnchor="end" value="99" />
    </ServicePiece>
  );
}
