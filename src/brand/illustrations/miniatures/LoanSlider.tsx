import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** A slider for the amount of a loan, with the monthly cost, the term and the rate. */
export function LoanSlider({
  texts: { label, amount, cost, period, terms },
}: ProductDrawing<'loan'>) {
  return (
    <>
      <circle className="soft" cx="160" cy="102" r="140" />
      <rect className="shade" x="36" y="22" width="252" height="172" rx="16" />
      <rect className="paper" x="34" y="16" width="252" height="172" rx="16" />
      <path className="bar" d="M62 50h24" />
      <Label className="word" x="54" y="56" value={label} />
      <Label x="266" y="57" textAnchor="end" value={amount} />
      <path className="l-tint" d="M60 88h200" strokeWidth="12" />
      <path className="l-deep enter fill" d="M60 88h112" strokeWidth="12" />
      <g className="enter slide">
        <circle className="warm l-paper" cx="172" cy="88" r="20" />
      </g>
      <g className="enter late">
        <rect className="tint" x="46" y="118" width="228" height="58" rx="12" />
        <Label x="58" y="143" value={cost} />
        <path className="bar" d="M132 136h60M64 160h124" />
        <Label className="word" x="114" y="143" value={period} />
        <Label className="word" x="58" y="166" value={terms} />
      </g>
      <circle className="deep" cx="251" cy="138" r="14" />
      <path className="l-paper enter pop later" strokeWidth="4" d="M245 138l5 5 8-9" />
    </>
  );
}
