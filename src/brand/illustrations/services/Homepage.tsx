import { Figure } from '../Figure.tsx';
import { ServicePiece } from './ServicePiece.tsx';

export interface HomepageTexts {
  /** Two short lines. */
  headline: [string, string];
  action: string;
}

interface HomepageProps {
  /** The words on the screen. */
  texts: HomepageTexts;
}

/** A website's first screen, and how it was measured. */
export function Homepage({ texts: { headline, action } }: HomepageProps) {
  return (
    <ServicePiece ground="accent">
      <rect className="paper" x="26" y="26" width="248" height="190" rx="12" />
      <path className="l-mid" d="M42 42h0M53 42h0M64 42h0" strokeWidth="6" />
      <text className="ink large" y="77">
        {headline.map((line, index) => (
          <tspan key={line} x="42" dy={index * 24}>
            {line}
          </tspan>
        ))}
      </text>
      <path className="l-deep" d="M57 130h60" strokeWidth="28" />
      <text className="paper middle" x="87" y="135">
        {action}
      </text>
      <path className="mid" d="M168 60h106v120H168z" />
      <circle className="accent" cx="212" cy="124" r="26" />
      <path className="deep" d="M168 180v-36l30-22 26 26 16-12 34 24v20z" />
      <circle className="paper" cx="248" cy="68" r="30" />
      <path className="l-warm" d="M248 46a22 22 0 1 1-8 1" strokeWidth="6" />
      <Figure className="ink" x="248" y="73" textAnchor="middle" value="99" />
    </ServicePiece>
  );
}
